/** The logistic function: a score as a probability. */
export const logistic = (score: number): number => 1 / (1 + Math.exp(-score));
