// Which names a site may be given by its admin.
import { getPublicSuffix } from 'tldts'
import { Refusal } from '../../../platform/refusal'
import './settings.texts'

/** Leads to the machine of the one who asks, everywhere: nobody can prove it, and nobody is reached by it. */
export const isOfThisMachine = (domain: string) => domain.endsWith('.localhost')

/** Under a public suffix, such as co.uk, names belong to many. */
export function requireOwnable(domain: string): void {
  if (isOfThisMachine(domain)) return
  if (getPublicSuffix(domain, { allowPrivateDomains: true }) === domain)
    throw refuseDomain('settings.publicSuffix')
}

export const refuseDomain = (text: string) =>
  new Refusal('invalidInput', { text, fields: [{ field: 'domain', text }] })
