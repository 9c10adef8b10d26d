// What is shown of numbers that only their owner should read whole.
import { callingCodeIn } from '../../platform/sms/mobile-number'

/** Abroad the country code stays: it is what tells two numbers of one person apart. */
export function maskMobile(mobile: string): string {
  const begins = mobile.startsWith('+') ? `+${callingCodeIn(mobile)} ` : mobile.slice(0, 3)
  return `${begins}****${mobile.slice(-4)}`
}

/** The first and the last characters, so that the owner recognises it and nobody else can use it. */
export function maskDocument(number: string): string {
  const shown = number.length >= 15 ? 3 : 1
  return `${number.slice(0, shown)}${'*'.repeat(number.length - 2 * shown)}${number.slice(-shown)}`
}
