import type {
  bankAccount,
  listBanks,
  nameBankOfCard,
  payoutStanding,
} from '#contract/payouts/bank-account-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { findPayee, sensitiveChanges } from '../../identity/identity.public'
import { bankList, bankName } from '../banks/banks'
import { issuerOf } from '../banks/card-issuers'
import { findBankAccount } from './bank-accounts.queries'
import { afterWait, presentAccount } from './present-account'

export async function listTheBanks({ language }: CallContext<typeof listBanks>) {
  return bankList(language)
}

export async function nameTheBank({ input, language }: CallContext<typeof nameBankOfCard>) {
  const issuer = issuerOf(input.number)
  return issuer ? { ...issuer, name: bankName(issuer.code, language) ?? issuer.code } : null
}

export async function readBankAccount({ tx, actor, secrets, now }: CallContext<typeof bankAccount>) {
  const row = await findBankAccount(tx, actor.memberId)
  if (!row) return null
  const payee = await findPayee(tx, secrets, actor.memberId, now)
  return presentAccount(row, typeof payee === 'string' ? undefined : payee.index)
}

export async function readStanding(context: CallContext<typeof payoutStanding>) {
  const { tx, actor, secrets, now } = context
  const found = await findPayee(tx, secrets, actor.memberId, now)
  const payee = typeof found === 'string' ? undefined : found
  const row = await findBankAccount(tx, actor.memberId)
  const changes = [
    ...(row ? [{ why: 'account' as const, at: row.bound_at }] : []),
    ...(await sensitiveChanges(tx, actor)),
  ]
  return {
    holder: payee ? { kind: payee.kind, name: payee.name, mobile_masked: payee.mobileMasked } : null,
    obstacle: typeof found === 'string' ? found : null,
    account: row ? presentAccount(row, payee?.index) : null,
    waits: changes
      .map(({ why, at }) => ({ why, since: at.toISOString(), until: afterWait(at).toISOString() }))
      .filter(({ until }) => until > now.toISOString()),
    can_bind: payee !== undefined && actor.role === 'owner',
  }
}
