/** Addresses that a print page lists at its end, numbered as they come up. */
export class Notes {
  private readonly numbers = new Map<string, number>();

  /** Number of an address, from 1. */
  numberOf(address: string): number {
    const number = this.numbers.get(address) ?? this.numbers.size + 1;
    this.numbers.set(address, number);
    return number;
  }

  /** All addresses, in the order of their numbers. */
  all(): string[] {
    return [...this.numbers.keys()];
  }
}
