import { sql } from 'kysely'
import { build, execute, maybeOne, type Tx } from '../../platform/database/query'

/** Longer than sending one takes at most (platform/mail/smtp.ts). */
const claimMinutes = 5

/** `held`: by somebody who is sending it right now, or died over it a moment ago. */
export async function claimMail(tx: Tx, key: string, now: Date): Promise<'ours' | 'held' | 'sent'> {
  const until = new Date(now.getTime() + claimMinutes * 60_000)
  const claimed = await maybeOne(
    tx,
    build
      .insertInto('mails')
      .values({ key, claimed_until: until })
      .onConflict(conflict =>
        conflict
          .columns(['agent_id', 'key'])
          .doUpdateSet({ claimed_until: until })
          .where('mails.sent_at', 'is', null)
          .where('mails.claimed_until', '<=', now),
      )
      .returning('key'),
  )
  if (claimed) return 'ours'
  const before = await maybeOne(tx, build.selectFrom('mails').select('sent_at').where('key', '=', key))
  return before?.sent_at ? 'sent' : 'held'
}

export function markSent(tx: Tx, key: string, now: Date) {
  return execute(tx, build.updateTable('mails').set({ sent_at: now }).where('key', '=', key))
}

/** It did not leave: whoever tries again need not wait. */
export function freeMail(tx: Tx, key: string) {
  const free = { claimed_until: sql<Date>`'-infinity'` }
  return execute(tx, build.updateTable('mails').set(free).where('key', '=', key).where('sent_at', 'is', null))
}
