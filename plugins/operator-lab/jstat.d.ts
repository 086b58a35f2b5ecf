declare module 'jstat' {
  /** The functions of jstat that this plugin uses. */
  const jStat: {
    /** Regularized incomplete beta function. */
    readonly ibeta: (x: number, a: number, b: number) => number;
    readonly normal: {
      readonly cdf: (x: number, mean: number, deviation: number) => number;
    };
    readonly chisquare: {
      readonly inv: (probability: number, freedom: number) => number;
    };
  };
  export default jStat;
}
