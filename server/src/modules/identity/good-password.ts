// Length is the only rule about what a password is made of; those that everybody tries first are refused.
import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordLength } from '#contract/wire'
import { Refusal } from '../../platform/refusal'

const common = new Set(
  dictionary.passwords
    .filter((entry: string | number) => String(entry).length >= passwordLength.min)
    .map(String),
)

export function requireGoodPassword(password: string, field: string, known: { mobile?: string } = {}): void {
  if (isCommon(password, known.mobile)) {
    throw new Refusal('invalidInput', { fields: [{ field, text: 'identity.commonPassword' }] })
  }
}

function isCommon(password: string, mobile: string | undefined): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  if (common.has(plain)) return true
  // One's own number, one piece again and again, or a run along the keyboard's digits.
  if (mobile && plain.replace(mobile, '').length < 4 && plain.includes(mobile)) return true
  if (/^(.{1,4})\1+$/u.test(plain)) return true
  return '01234567890123456789'.includes(plain) || '98765432109876543210'.includes(plain)
}
