/**
 * Results of pure functions that several thoughts need, by name; those of the names used last are
 * kept. A thought is the same with and without them.
 */
export class Recent<T> {
  private readonly kept = new Map<string, T>();
  private readonly most: number;
  private readonly make: () => T;

  constructor(most: number, make: () => T) {
    this.most = most;
    this.make = make;
  }

  of(name: string): T {
    const value = this.kept.get(name) ?? this.make();
    // A map lists its names in the order in which they were added.
    this.kept.delete(name);
    this.kept.set(name, value);
    if (this.kept.size > this.most) this.kept.delete(this.kept.keys().next().value!);
    return value;
  }
}
