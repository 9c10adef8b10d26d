// Of a process's connections one sender holds a few at most. Their other changes wait their turn, in order, and everybody else finds a
// connection.
import { Refusal } from '../refusal'

/** A sender whose requests pile up higher than this is told to come again. */
const mayWait = 200

interface Line {
  held: number
  waiting: (() => void)[]
}

export class FairShare {
  private readonly lines = new Map<string, Line>()

  constructor(private readonly most: number) {}

  async hold<T>(sender: string, work: () => Promise<T>): Promise<T> {
    await this.enter(sender)
    try {
      return await work()
    } finally {
      this.leave(sender)
    }
  }

  private async enter(sender: string): Promise<void> {
    const line = this.lines.get(sender) ?? { held: 0, waiting: [] }
    this.lines.set(sender, line)
    if (line.held < this.most) {
      line.held += 1
      return
    }
    if (line.waiting.length >= mayWait)
      throw new Refusal('tooManyRequests', { params: { seconds: 1 }, retryAfterSeconds: 1 })
    await new Promise<void>(resolve => line.waiting.push(resolve))
  }

  /** The turn goes to the next in line without ever being free. */
  private leave(sender: string) {
    const line = this.lines.get(sender)
    const next = line?.waiting.shift()
    if (next) return next()
    if (!line) return
    line.held -= 1
    if (line.held === 0) this.lines.delete(sender)
  }
}
