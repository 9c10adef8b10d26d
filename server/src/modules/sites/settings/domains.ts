import type * as calls from '#contract/sites/settings-calls'
import { isUniqueViolation } from '../../../platform/database/unique-violation'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { deleteDomain, findDomain, insertDomain, listDomainRows, putPrimaryDomain } from './settings.queries'
import './settings.texts'

type DomainCall = CallContext<typeof calls.addDomain>

export async function listTheDomains({ tx }: CallContext<typeof calls.listDomains>) {
  return listDomainRows(tx)
}

export async function addTheDomain(context: DomainCall) {
  const { tx, input } = context
  if (await findDomain(tx, input.domain)) return null
  await insertDomain(tx, input.domain).catch(error => {
    if (!isUniqueViolation(error, 'agent_domains_pkey')) throw error
    throw new Refusal('invalidInput', { fields: [{ field: 'domain', text: 'settings.domainTaken' }] })
  })
  await note(context, 'site.addDomain')
  return null
}

export async function makeItPrimary(context: DomainCall) {
  const { tx, input } = context
  const found = await findDomain(tx, input.domain)
  if (!found) throw new Refusal('notFound')
  if (found.is_primary) return null
  await putPrimaryDomain(tx, input.domain)
  await note(context, 'site.makeDomainPrimary')
  return null
}

export async function removeTheDomain(context: DomainCall) {
  const { tx, input } = context
  const found = await findDomain(tx, input.domain)
  if (!found) return null
  if (found.is_primary) throw new Refusal('conflict', { text: 'settings.primaryStays' })
  await deleteDomain(tx, input.domain)
  await note(context, 'site.removeDomain')
  return null
}

function note({ tx, input, actor, client, now }: DomainCall, action: string) {
  return recordAudit(tx, { actor, client, now, action, subject: 'domain', subjectId: input.domain })
}
