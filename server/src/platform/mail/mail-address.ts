import { domainToASCII, domainToUnicode } from 'node:url'
import { emailPattern, longestEmail } from '#contract/email-address'

/** As it is kept and sent to: the domain in small letters and in ASCII. Undefined for what cannot be an address. */
export function readMailAddress(typed: string): string | undefined {
  if (typed.length > longestEmail || !emailPattern.test(typed)) return undefined
  const at = typed.lastIndexOf('@')
  const local = typed.slice(0, at)
  const domain = domainToASCII(typed.slice(at + 1).normalize('NFC'))
  if (/^\.|\.\.|\.$/.test(local) || !isDomain(domain)) return undefined
  const address = `${local}@${domain}`
  return address.length > longestEmail ? undefined : address
}

/** As people write it. */
export function shownMailAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at)}@${domainToUnicode(address.slice(at + 1))}`
}

/** Enough to recognise one's own by. */
export function maskMailAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, Math.min(2, at))}***${shownMailAddress(address).slice(at)}`
}

const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/** With a dot in it, and none that is an IP address. */
function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  return labels.length > 1 && labels.every(part => label.test(part)) && !/^\d+$/.test(labels.at(-1) ?? '')
}
