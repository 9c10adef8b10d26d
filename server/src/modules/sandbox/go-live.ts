import type { Tx } from '../../platform/database/query'
import { onDay } from './held-release'
import { acknowledgeAgain, lockChangeable, putRelease } from './sandbox.queries'

/** What begins or has ended with a day in Asia/Shanghai. Twice is as good as once. Answers how many went live. */
export async function goLiveOn(tx: Tx, day: string): Promise<number> {
  let wentLive = 0
  for (const release of await lockChangeable(tx)) {
    const next = onDay(release, day)
    if (next.state === release.state) continue
    await putRelease(tx, { ...release, ...next })
    if (next.state !== 'live') continue
    await acknowledgeAgain(tx, release.channel, release.messageId)
    wentLive += 1
  }
  return wentLive
}
