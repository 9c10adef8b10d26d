import type * as calls from '#contract/sites/settings-calls'
import type { Tx } from '../../../platform/database/query'
import { isUniqueViolation } from '../../../platform/database/unique-violation'
import type { CallContext, PrepareContext, PreparedContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import type { Services } from '../../../platform/services'
import { recordAudit } from '../../audit/audit.public'
import { actOrPend, type DeedMeans } from '../../deeds/deeds.public'
import { isOfThisMachine, refuseDomain, requireOwnable } from './domain.policy'
import { isProven, ownAddresses, proofOf, proofPath, recordOf } from './domain-proof'
import {
  deleteDomain,
  findDomain,
  insertDomain,
  isOfAnother,
  listDomainRows,
  putPrimaryDomain,
  waitForOtherNames,
} from './settings.queries'
import './settings.texts'

type DomainCall = CallContext<typeof calls.removeDomain>

export async function listTheDomains({ tx }: CallContext<typeof calls.listDomains>) {
  return listDomainRows(tx)
}

export async function readTheProof({
  tx,
  input: { domain },
  secrets,
}: CallContext<typeof calls.readDomainProof>) {
  const token = proofOf(secrets, tx.agentId, domain)
  return {
    domain,
    record: { name: recordOf(domain), value: token },
    file: { path: proofPath, text: token },
  }
}

/** The proof is looked for before the transaction begins: name servers may be slow. */
export const addTheDomain = {
  prepare: ({ input, site, services }: PrepareContext<typeof calls.addDomain>) =>
    canProve({ agentId: site.agentId, ownDomain: site.facts.domain, services }, input.domain),

  async run(context: PreparedContext<typeof calls.addDomain, boolean>) {
    const { tx, input, prepared: isProven } = context
    if (await findDomain(tx, input.domain)) return null
    await requireFree(tx, input.domain)
    if (!isProven) throw new Refusal('conflict', { text: 'settings.domainUnproven' })
    return ask(context, 'add')
  },
}

async function requireFree(tx: Tx, domain: string): Promise<void> {
  requireOwnable(domain)
  await waitForOtherNames(tx)
  if (await isOfAnother(tx, domain)) throw refuseDomain('settings.domainTaken')
}

interface Proving {
  agentId: number
  /** A name that leads here already. */
  ownDomain: string
  services: Pick<Services, 'secrets' | 'outbound'>
}

export async function canProve({ agentId, ownDomain, services }: Proving, domain: string): Promise<boolean> {
  if (isOfThisMachine(domain)) return true
  const token = proofOf(services.secrets, agentId, domain)
  return isProven(services.outbound, { domain, token, isOurs: await ownAddresses(ownDomain) })
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
    await requireFree(tx, domain)
    await insertDomain(tx, domain).catch(error => {
      if (!isUniqueViolation(error, 'agent_domains_pkey')) throw error
      throw refuseDomain('settings.domainTaken')
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
