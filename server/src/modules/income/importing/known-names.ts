// Gives each name a small number, the same one as long as it is remembered. What was seen long ago is forgotten, so that memory stays
// the same however long a report is; a name that comes back then gets a second number.

export class KnownNames<Name = string> {
  private readonly numbers = new Map<string, number>()
  private last = 0
  /** Named since they were last taken. */
  private fresh: { number: number; name: Name }[] = []

  constructor(private readonly most: number) {}

  /** `name` where the key is not all of it. */
  numberOf(key: string, name?: Name): number {
    const known = this.numbers.get(key)
    if (known !== undefined) return known
    if (this.numbers.size >= this.most) this.numbers.clear()
    this.last += 1
    this.numbers.set(key, this.last)
    this.fresh.push({ number: this.last, name: name ?? (key as Name) })
    return this.last
  }

  takeFresh(): { number: number; name: Name }[] {
    const taken = this.fresh
    this.fresh = []
    return taken
  }
}
