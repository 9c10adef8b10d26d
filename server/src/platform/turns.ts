// Work that a visitor can ask for as often as they like: a few pieces at a time, a few more wait, and whoever comes beyond that is
// asked to come again.
import { Refusal } from './refusal'

const mostWaiting = 100

export class Turns {
  private readonly queue: Array<() => void> = []
  private working = 0

  constructor(private readonly atOnce = 1) {}

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.working >= this.atOnce) {
      if (this.queue.length >= mostWaiting) throw new Refusal('unavailable', { retryAfterSeconds: 2 })
      await new Promise<void>(resolve => this.queue.push(resolve))
    } else this.working += 1
    try {
      return await work()
    } finally {
      // The place goes to the next in line without becoming free in between.
      const next = this.queue.shift()
      if (next) next()
      else this.working -= 1
    }
  }
}
