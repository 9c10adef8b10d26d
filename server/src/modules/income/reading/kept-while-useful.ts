// What was read of a few names is not read again. Of more names than there is room for, most come round after all others have, and to forget them
// and keep the new ones costs more than reading: then what is there stays for as long as it is asked for.

/** Looked at each time that so many times what it holds were not there: names of which there are up to five times as many have come round once. */
const roundsMissed = 4
/** Of what it holds; asked for less than that in such a time, it is of no use any more. */
const leastUse = 1 / 2

export class KeptWhileUseful<Value> {
  private readonly kept = new Map<string, Value>()
  private found = 0
  /** Since it was full. */
  private missed = 0

  constructor(private readonly most: number) {}

  get(key: string): Value | undefined {
    const value = this.kept.get(key)
    if (value !== undefined) this.found += 1
    return value
  }

  /** Whether there is room for one that was not found; asked once for each of them. */
  hasRoom(): boolean {
    if (this.kept.size < this.most) return true
    // Before it was full each of them was asked for again: they come one after the other, and so will the next ones.
    if (this.missed === 0 && this.found >= this.most) return this.forget()
    if (this.missed === 0) this.found = 0
    this.missed += 1
    if (this.missed <= roundsMissed * this.most) return false
    if (this.found < leastUse * this.most) return this.forget()
    this.found = 0
    this.missed = 1
    return false
  }

  set(key: string, value: Value): void {
    this.kept.set(key, value)
  }

  private forget(): true {
    this.kept.clear()
    this.found = 0
    this.missed = 0
    return true
  }
}
