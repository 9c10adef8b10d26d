// What is shown of numbers that only their owner should read whole.
import { shownOfDocument, shownOfMobile } from '#contract/identity/masked-digits'
import { callingCodeIn } from '../../platform/sms/mobile-number'

/** Abroad the country code stays: it is what tells two numbers of one person apart. */
export function maskMobile(mobile: string): string {
  const { first, last } = shownOfMobile
  const begins = mobile.startsWith('+') ? `+${callingCodeIn(mobile)} ` : mobile.slice(0, first)
  return `${begins}****${mobile.slice(-last)}`
}

/** The first and the last characters, so that the owner recognises it and nobody else can use it. */
export function maskDocument(number: string): string {
  const { longFrom, long, short } = shownOfDocument
  const shown = number.length >= longFrom ? long : short
  return `${number.slice(0, shown)}${'*'.repeat(number.length - 2 * shown)}${number.slice(-shown)}`
}
