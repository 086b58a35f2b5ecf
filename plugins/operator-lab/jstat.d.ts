declare module 'jstat' {
  /** Functions of jstat that are used here. */
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
