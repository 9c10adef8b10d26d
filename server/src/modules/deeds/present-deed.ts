import type { DeedKind, deedStates } from '#contract/deeds/deed'
import type { Language } from '#contract/language'
import { say } from '../../platform/texts/texts'
import { earliestOf, endOf, needsOwner, whyNotAgree } from './deeds.policy'
import type { AdminRow, NamedDeed } from './deeds.queries'
import { wordsOf } from './tell-of-deed'

interface Reader {
  staffId: number
  language: Language
  admins: readonly AdminRow[]
  now: Date
}

const moment = (at: Date | null) => at?.toISOString() ?? null

export function presentDeed(deed: NamedDeed, { staffId, language, admins, now }: Reader) {
  const kind = deed.kind as DeedKind
  const reader = admins.find(({ id }) => id === staffId)
  return {
    id: deed.id,
    kind,
    state: deed.state as (typeof deedStates)[number],
    what: wordsOf({ kind, subject: deed.subject, change: deed.change }, language),
    requested_by: deed.asker,
    requested_at: deed.requested_at.toISOString(),
    agreed_by: deed.agreer,
    agreed_at: moment(deed.agreed_at),
    clicked_at: moment(deed.clicked_at),
    ready_at: moment(deed.ready_at),
    needs_owner: deed.ready_at === null && needsOwner(deed, admins),
    earliest_at: earliestOf(deed).toISOString(),
    ends_at: endOf(deed).toISOString(),
    ended_at: moment(deed.ended_at),
    ended_by: deed.ender,
    end_reason: deed.end_reason && say(deed.end_reason, language),
    is_immediate: deed.is_immediate,
    cannot_agree: whyNotAgree(deed, reader, now) ?? null,
  }
}
