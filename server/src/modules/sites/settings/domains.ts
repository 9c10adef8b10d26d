import type * as calls from '#contract/sites/settings-calls'
import { isUniqueViolation } from '../../../platform/database/unique-violation'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { actOrPend, type DeedMeans } from '../../deeds/deeds.public'
import { deleteDomain, findDomain, insertDomain, listDomainRows, putPrimaryDomain } from './settings.queries'
import './settings.texts'

type DomainCall = CallContext<typeof calls.addDomain>

export async function listTheDomains({ tx }: CallContext<typeof calls.listDomains>) {
  return listDomainRows(tx)
}

export async function addTheDomain(context: DomainCall) {
  const { tx, input } = context
  if (await findDomain(tx, input.domain)) return null
  return ask(context, 'add')
}

export async function makeItPrimary(context: DomainCall) {
  const { tx, input } = context
  const found = await findDomain(tx, input.domain)
  if (!found) throw new Refusal('notFound')
  if (found.is_primary) return null
  return ask(context, 'primary')
}

export async function removeTheDomain(context: DomainCall) {
  const { tx, input } = context
  const found = await findDomain(tx, input.domain)
  if (!found) return null
  if (found.is_primary) throw new Refusal('conflict', { text: 'settings.primaryStays' })
  return ask(context, 'remove')
}

type Move = 'add' | 'primary' | 'remove'

const ask = (context: DomainCall, move: Move) =>
  actOrPend(context, { kind: 'domain', subject: context.input.domain, change: { move } })

export async function putDomain(means: DeedMeans, domain: string, move: Move): Promise<void> {
  const { tx } = means
  if (move === 'add') {
    await insertDomain(tx, domain).catch(error => {
      if (!isUniqueViolation(error, 'agent_domains_pkey')) throw error
      const text = 'settings.domainTaken'
      throw new Refusal('invalidInput', { text, fields: [{ field: 'domain', text }] })
    })
    return note(means, domain, 'site.addDomain')
  }
  const found = await findDomain(tx, domain)
  if (!found) throw new Refusal('notFound')
  if (move === 'primary') {
    await putPrimaryDomain(tx, domain)
    return note(means, domain, 'site.makeDomainPrimary')
  }
  if (found.is_primary) throw new Refusal('conflict', { text: 'settings.primaryStays' })
  await deleteDomain(tx, domain)
  return note(means, domain, 'site.removeDomain')
}

function note({ tx, actor, client, now }: DeedMeans, domain: string, action: string) {
  return recordAudit(tx, { actor, client, now, action, subject: 'domain', subjectId: domain })
}
