/** The logistic function, which converts a score to a probability. */
export const logistic = (score: number): number => 1 / (1 + Math.exp(-score));
