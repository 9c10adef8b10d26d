import { watchLocks } from '../platform/database/lock-order'
import type { Tx } from '../platform/database/query'

/** Ends this process before its so manieth statement, without a word to anybody. */
export function dyingAt(statement: number) {
  let sent = 0
  return (tx: Tx): Tx => {
    const watched = watchLocks(tx)
    return {
      agentId: tx.agentId,
      run(sql, values) {
        if (++sent === statement) process.kill(process.pid, 'SIGKILL')
        return watched.run(sql, values)
      },
    }
  }
}
