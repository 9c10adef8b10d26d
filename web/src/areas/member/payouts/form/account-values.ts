// What is typed into the form of a bank account, and how it is read.
import { otherBank } from '#contract/payouts/bank-account'
import { accountDigits, accountLengths, hasCheckDigit } from '#contract/payouts/card-number'

export interface AccountValues {
  holder: string
  number: string
  /** Picked by hand; empty: as the number tells. */
  bank_code: string
  bank_name: string
  branch: string
  cnaps: string
  sms_code: string
}

export type AccountKind = keyof typeof accountLengths

/** What is wrong with a number that is typed to its end. */
export function numberProblem(kind: AccountKind, typed: string): 'length' | 'mistyped' | undefined {
  const digits = accountDigits(typed)
  const { min, max } = accountLengths[kind]
  if (!digits || digits.length < min || digits.length > max) return 'length'
  return kind === 'card' && !hasCheckDigit(digits) ? 'mistyped' : undefined
}

/** As it is sent: what does not belong to the kind of account is left out. */
export function toSend(kind: AccountKind, values: AccountValues, issuer: string | undefined) {
  const { holder, number, bank_name, branch, cnaps, sms_code } = values
  const code = values.bank_code || issuer
  return {
    ...{ holder, number: accountDigits(number) ?? number, sms_code },
    ...(code ? { bank_code: code } : {}),
    ...(code === otherBank ? { bank_name } : {}),
    ...(kind === 'company' ? { branch, cnaps } : {}),
  }
}
