// One conversation out of what was said and what happened, oldest first.
import type { z } from 'zod'
import type { reply, ticketEntry } from '#contract/support/ticket'

export type Reply = z.infer<typeof reply>
export type HistoryEntry = z.infer<typeof ticketEntry>

/** What a reply says by itself is not told a second time. */
const told = ['closed', 'reopened', 'escalated', 'merged'] as const
export type ToldEvent = (typeof told)[number]

export type ThreadEntry<R extends Reply = Reply> =
  | { kind: 'reply'; at: string; reply: R }
  | { kind: 'event'; at: string; event: ToldEvent; by: string | null }

/** `hasEarlier`: replies are missing at the beginning, and with them what happened between them. */
export function threadEntries<R extends Reply>(
  replies: readonly R[],
  history: readonly HistoryEntry[],
  hasEarlier: boolean,
): ThreadEntry<R>[] {
  const first = hasEarlier ? (replies[0]?.created_at ?? '') : ''
  const events = history.flatMap(({ event, at, by }): ThreadEntry<R>[] => {
    const known = told.find(name => name === event)
    return known && at >= first ? [{ kind: 'event', event: known, at, by }] : []
  })
  const said = replies.map((reply): ThreadEntry<R> => ({ kind: 'reply', at: reply.created_at, reply }))
  return [...said, ...events].sort((one, other) =>
    one.at === other.at ? placeOf(one) - placeOf(other) : one.at < other.at ? -1 : 1,
  )
}

/** Of what happens in one moment: reopening comes before the words it came with, closing after them. */
function placeOf(entry: ThreadEntry): number {
  if (entry.kind === 'reply') return 1
  return entry.event === 'reopened' ? 0 : 2
}
