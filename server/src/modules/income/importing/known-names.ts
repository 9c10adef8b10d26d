// Gives each name a small number, the same one as long as it is remembered. What was seen long ago is forgotten, so that memory stays
// the same however long a report is; a name that comes back then gets a second number.

export class KnownNames<Known extends { number: number }> {
  private readonly known = new Map<string, Known>()
  private last = 0
  /** Named since they were last taken. */
  private fresh: Known[] = []

  constructor(private readonly most: number) {}

  find(key: string, describe: (number: number) => Known): Known {
    const known = this.known.get(key)
    if (known !== undefined) return known
    if (this.known.size >= this.most) this.known.clear()
    this.last += 1
    const described = describe(this.last)
    this.known.set(key, described)
    this.fresh.push(described)
    return described
  }

  takeFresh(): Known[] {
    const taken = this.fresh
    this.fresh = []
    return taken
  }
}
