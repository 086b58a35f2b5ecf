/**
 * Priority queue (binary min-heap). Equal items are removed in heap order, as
 * in Java's collections, not in order of arrival.
 */
export class PriorityQueue<T> {
  private readonly heap: T[] = [];

  /**
   * @param compare Comparator: negative if the first item comes before the
   * second.
   */
  constructor(private readonly compare: (a: T, b: T) => number) {}

  get size(): number {
    return this.heap.length;
  }

  /** All items in heap order. */
  get items(): readonly T[] {
    return this.heap;
  }

  /** Returns the first item without removing it. */
  peek(): T | undefined {
    return this.heap[0];
  }

  /** Adds an item. */
  offer(item: T): void {
    let at = this.heap.length;
    while (at > 0) {
      const parent = (at - 1) >>> 1;
      const above = this.heap[parent] as T;
      if (this.compare(item, above) >= 0) {
        break;
      }
      this.heap[at] = above;
      at = parent;
    }
    this.heap[at] = item;
  }

  /** Removes and returns the first item. */
  poll(): T | undefined {
    const [first] = this.heap;
    const last = this.heap.pop();
    if (last !== undefined && this.heap.length > 0) {
      this.sink(last);
    }
    return first;
  }

  private sink(item: T): void {
    const count = this.heap.length;
    let at = 0;
    while (at < count >>> 1) {
      let child = 2 * at + 1;
      const right = child + 1;
      if (
        right < count &&
        this.compare(this.heap[child] as T, this.heap[right] as T) > 0
      ) {
        child = right;
      }
      const below = this.heap[child] as T;
      if (this.compare(item, below) <= 0) {
        break;
      }
      this.heap[at] = below;
      at = child;
    }
    this.heap[at] = item;
  }
}
