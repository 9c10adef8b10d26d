import { shownOfAccount } from '#contract/identity/masked-digits'
import type { bindBankAccount, removeBankAccount } from '#contract/payouts/bank-account-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { blindIndex } from '../../../platform/seal'
import {
  findPayee,
  lockAccount,
  ownNumber,
  requireOpenAccount,
  spendOwnCode,
  tellNumber,
} from '../../identity/identity.public'
import { notify } from '../../messages/messages.public'
import { sealAccountNumber } from './account-seal'
import './accounts.texts'
import { endBankAccount, findBankAccount, insertBankAccount } from './bank-accounts.queries'
import { presentAccount } from './present-account'
import { readWantedAccount } from './wanted-account'

/** The code comes first: a wrong one is counted whatever else would have refused the call. */
export async function bindTheAccount(context: CallContext<typeof bindBankAccount>) {
  const { tx, input, actor, secrets, now, language, answer } = context
  const { memberId } = actor
  await spendOwnCode(tx, secrets, actor, { purpose: 'bank', code: input.sms_code }, now)
  await lockAccount(tx, memberId)
  await requireOpenAccount(tx, memberId)
  const payee = await findPayee(tx, secrets, memberId, now)
  if (typeof payee === 'string') throw new Refusal('conflict', { text: `payouts.noHolder.${payee}` })
  const { kind, digits, bank, issuer } = readWantedAccount(input, payee, language)
  const index = blindIndex(secrets, 'bank account', digits)
  const before = await findBankAccount(tx, memberId)
  if (before?.number_index.equals(index) && before.holder_index.equals(payee.index)) {
    throw new Refusal('conflict', { text: 'payouts.sameAccount' })
  }
  await endBankAccount(tx, memberId, 'replaced', now)
  const end = digits.slice(-shownOfAccount)
  const bound = await insertBankAccount(tx, {
    ...{ memberId, kind, bank, issuer, boundBy: actor.personId, now },
    holder: payee,
    number: { sealed: sealAccountNumber(secrets, memberId, digits), index, end },
  })
  await tell(context, 'payouts.accountBound', { bank: bank.name, digits: end })
  answer.text = { key: 'payouts.bound', params: { digits: end } }
  return presentAccount(bound, payee.index)
}

export async function removeTheAccount(context: CallContext<typeof removeBankAccount>) {
  const { tx, input, actor, secrets, now, answer } = context
  await spendOwnCode(tx, secrets, actor, { purpose: 'bank', code: input.sms_code }, now)
  await lockAccount(tx, actor.memberId)
  const before = await findBankAccount(tx, actor.memberId)
  if (!before) throw new Refusal('conflict', { text: 'payouts.noAccount' })
  await endBankAccount(tx, actor.memberId, 'removed', now)
  await tell(context, 'payouts.accountRemoved', { digits: before.number_end })
  answer.text = { key: 'payouts.removed' }
  return null
}

type Telling = Pick<CallContext<typeof removeBankAccount>, 'tx' | 'actor' | 'secrets' | 'site'>

/** On the phone too, whatever was chosen: whoever did not do it has a day to say so. */
async function tell(context: Telling, template: string, params: Record<string, string>) {
  const { tx, actor } = context
  const path = '/person-center/withdraw'
  const about = { memberId: actor.memberId, kind: 'security', template, params } as const
  await notify(tx, { ...about, link: path, isCalm: true })
  const mobile = await ownNumber(tx, actor, 'bank')
  await tellNumber(context, mobile, { title: `${template}.title`, text: `${template}.sms`, params, path })
}
