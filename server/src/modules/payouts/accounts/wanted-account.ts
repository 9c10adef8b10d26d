// What somebody typed as their bank account, held against the rules. It asks nobody and writes nothing.
import type { InputOf } from '#contract/call'
import type { Language } from '#contract/language'
import { otherBank } from '#contract/payouts/bank-account'
import type { bindBankAccount } from '#contract/payouts/bank-account-calls'
import { accountDigits, accountLengths, hasCheckDigit } from '#contract/payouts/card-number'
import { Refusal } from '../../../platform/refusal'
import { bankName } from '../banks/banks'
import { issuerOf } from '../banks/card-issuers'
import './accounts.texts'

type Input = Omit<InputOf<typeof bindBankAccount>, 'sms_code'>

export interface WantedAccount {
  kind: 'card' | 'company'
  digits: string
  bank: { code: string; name: string; branch: string; cnaps: string }
  /** The bank that the number tells, where it does. */
  issuer: string | undefined
}

export function readWantedAccount(
  input: Input,
  holder: { kind: 'member' | 'guardian' | 'company'; name: string },
  language: Language,
): WantedAccount {
  if (plainName(input.holder) !== plainName(holder.name))
    throw problem('holder', `payouts.holder.${holder.kind}`)
  const kind = holder.kind === 'company' ? 'company' : 'card'
  const digits = accountDigits(input.number)
  const { min, max } = accountLengths[kind]
  if (!digits || digits.length < min || digits.length > max) throw problem('number', `payouts.number.${kind}`)
  if (kind === 'company') {
    if (input.branch === '') throw problem('branch', 'payouts.branchMissing')
    if (input.cnaps === '') throw problem('cnaps', 'payouts.cnapsMissing')
  } else if (!hasCheckDigit(digits)) throw problem('number', 'payouts.number.mistyped')
  const issuer = kind === 'card' ? issuerOf(digits) : undefined
  if (issuer?.kind === 'credit') throw problem('number', 'payouts.number.credit')
  const { branch, cnaps } = input
  return {
    kind,
    digits,
    issuer: issuer?.code,
    bank: { ...namedBank(input, issuer?.code, language), branch, cnaps },
  }
}

/** Whoever holds the card knows best: a wrong series must not keep anybody from their money. The desk sees where the two differ (find-unusual.ts). */
function namedBank({ bank_code, bank_name }: Input, issuer: string | undefined, language: Language) {
  const code = bank_code ?? issuer
  if (code === undefined) throw problem('bank_code', 'payouts.bankMissing')
  if (code === otherBank) {
    if (bank_name === '') throw problem('bank_name', 'payouts.bankMissing')
    return { code, name: bank_name }
  }
  const name = bankName(code, language)
  if (name === undefined) throw problem('bank_code', 'payouts.bankMissing')
  return { code, name }
}

/** Blanks, full-width letters and the kinds of dots in names make no difference. */
const plainName = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/[\s·•・.．]/g, '')
    .toLowerCase()

function problem(field: string, text: string) {
  return new Refusal('invalidInput', { fields: [{ field, text }] })
}
