// Adds up visits in memory and writes them every second: a page that everybody opens at once is one row, and nobody waits for it.

import type { Database } from '../../platform/database/database'
import type { Log } from '../../platform/log'
import { addCounts, type Counted } from './counts.queries'

const everyMilliseconds = 1000
/** More different ones within a second than any site has pages. */
const mostWaiting = 20_000

export class VisitCounter {
  private waiting = new Map<string, Counted & { agentId: number }>()
  private timer: NodeJS.Timeout | undefined

  constructor(
    private readonly database: Database,
    private readonly log: Pick<Log, 'error'>,
  ) {}

  add(agentId: number, visit: Omit<Counted, 'count'>) {
    const key = [agentId, visit.code, visit.day, visit.channelId].join(' ')
    const known = this.waiting.get(key)
    if (known) known.count += 1
    else if (this.waiting.size < mostWaiting) this.waiting.set(key, { ...visit, agentId, count: 1 })
    this.timer ??= setTimeout(() => void this.write(), everyMilliseconds).unref()
  }

  /** What cannot be written is lost: visits are worth less than a server that works. */
  async write() {
    clearTimeout(this.timer)
    this.timer = undefined
    const counted = [...this.waiting.values()]
    this.waiting = new Map()
    for (const agentId of new Set(counted.map(each => each.agentId))) {
      const own = counted.filter(each => each.agentId === agentId)
      try {
        await this.database.change(agentId, tx => addCounts(tx, own))
      } catch (error) {
        this.log.error({ err: error }, 'visits of release pages could not be counted')
      }
    }
  }
}
