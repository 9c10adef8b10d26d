// What was found out a moment ago, for less than a second: whoever was let in and is not any more, on this process or another, is out within
// a second everywhere.

const keepMilliseconds = 800

export class BriefMemory<T> {
  private readonly known = new Map<string, { found: Promise<T>; until: number }>()

  /** `most`: names are the senders' to choose, so memory has a bound. */
  constructor(private readonly most: number) {}

  recall(name: string, find: () => Promise<T>): Promise<T> {
    const now = Date.now()
    const entry = this.known.get(name)
    if (entry && entry.until > now) return entry.found
    if (this.known.size >= this.most) this.known.clear()
    const found = find()
    this.known.set(name, { found, until: now + keepMilliseconds })
    found.catch(() => this.known.delete(name))
    return found
  }
}
