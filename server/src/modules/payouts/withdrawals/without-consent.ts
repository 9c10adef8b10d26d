import { sql } from 'kysely'
import { consentWithdrawnReason } from '../../identity/identity.public'

/** Frozen because a guardian has withdrawn consent, and not by staff: `member` is the row of the account. */
export const isWithoutConsent = sql<boolean>`(member.state = 'frozen' and member.frozen_by is null
  and member.frozen_reason = ${consentWithdrawnReason})`
