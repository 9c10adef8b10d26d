// A claim counts once somebody has followed the link that was mailed to its address: a name that anybody could write binds nobody.
import { createHash } from 'node:crypto'
import type { confirmInfringement, mailInfringementConfirmation } from '#contract/infringement/calls'
import { confirmWithinDays, mostOpenClaims } from '#contract/infringement/case-rules'
import type { askInfringementConfirmation } from '#contract/infringement/desk-calls'
import type { Language } from '#contract/language'
import type { Tx } from '../../platform/database/query'
import type { CallContext } from '../../platform/http/call-handler'
import { readMailAddress } from '../../platform/mail/mail-address'
import { Refusal } from '../../platform/refusal'
import type { Secrets } from '../../platform/secrets'
import { readNote, writeNote } from '../../platform/signed-note'
import { say } from '../../platform/texts/texts'
import { recordAudit } from '../audit/audit.public'
import { enqueueMail } from '../mail/mail.public'
import { caseNote, caseOfLink, casePath } from './case-link'
import { canAskConfirmation } from './infringement.policy'
import {
  type CaseRecord,
  countOpenClaims,
  findCase,
  insertStep,
  lockCase,
  lockMailbox,
  noteInCase,
} from './infringement.queries'
import './infringement.texts'
import { lookBy } from './move-case'

const purpose = 'infringement address'

interface Means {
  secrets: Secrets
  site: { origin: string; facts: { site_title: Record<Language, string> } }
  now: Date
}

export const confirmBy = (now: Date) => new Date(now.getTime() + confirmWithinDays * 86_400_000)

/** An address that was put right ends the link to the one before. */
const markOf = (email: string) => createHash('sha256').update(email).digest('hex').slice(0, 16)

export async function mailConfirmation(tx: Tx, { secrets, site, now }: Means, claim: CaseRecord) {
  const to = readMailAddress(claim.email)
  if (to === undefined) throw new Refusal('conflict', { text: 'infringement.noAddress' })
  const language = claim.language as Language
  const note = writeNote(secrets, purpose, [tx.agentId, claim.id, markOf(claim.email)], confirmBy(now))
  const way = `${casePath(caseNote(secrets, tx.agentId, claim))}&confirm=${note}`
  const params = { site: site.facts.site_title[language], number: claim.number, days: confirmWithinDays }
  const words = (key: string) => say(`infringement.confirm.${key}`, language, params)
  await enqueueMail(tx, secrets, to, {
    language,
    subject: words('subject'),
    heading: words('heading'),
    paragraphs: [words('text')],
    button: { label: words('button'), address: `${site.origin}${way}` },
    reason: say('infringement.mail.reason', language, params),
  })
}

/** Claims that came before the first one was confirmed count as those that come after it. */
async function requireFewConfirmed(tx: Tx, { email }: CaseRecord): Promise<void> {
  await lockMailbox(tx, email)
  const { claimants } = await countOpenClaims(tx, { email, address: '' })
  if (claimants >= mostOpenClaims)
    throw new Refusal('conflict', { text: 'infringement.tooManyOpen', params: { count: mostOpenClaims } })
}

export async function confirmClaim({ tx, input, secrets, now }: CallContext<typeof confirmInfringement>) {
  const [agent, id, mark] = readNote(secrets, purpose, input.confirm, now) ?? []
  const claim = Number(agent) === tx.agentId ? await lockCase(tx, Number(id)) : undefined
  if (!claim?.is_open || mark !== markOf(claim.email)) throw new Refusal('linkExpired')
  if (claim.email_confirmed_at !== null) return null
  await requireFewConfirmed(tx, claim)
  await noteInCase(tx, claim.id, { email_confirmed_at: now, due_at: claim.due_at ?? lookBy(now) })
  const step = { event: 'confirm', state: claim.state, by: 'claimant', name: claim.name } as const
  await insertStep(tx, { caseId: claim.id, ...step, now })
  return null
}

export async function mailConfirmationAgain(context: CallContext<typeof mailInfringementConfirmation>) {
  const { tx, input } = context
  const { id } = await caseOfLink(tx, context, input.link)
  const claim = await lockCase(tx, id)
  if (!claim || !canAskConfirmation(claim))
    throw new Refusal('conflict', { text: 'infringement.isConfirmed' })
  const { email } = input
  if (readMailAddress(email) === undefined)
    throw new Refusal('invalidInput', { fields: [{ field: 'email', text: 'infringement.noAddress' }] })
  if (email !== claim.email) await noteInCase(tx, id, { email })
  await mailConfirmation(tx, context, { ...claim, email })
  return null
}

export async function askConfirmation(context: CallContext<typeof askInfringementConfirmation>) {
  const { tx, input, actor, client, now } = context
  const claim = await findCase(tx, input.id)
  if (!claim) throw new Refusal('notFound')
  if (!canAskConfirmation(claim)) throw new Refusal('conflict', { text: 'infringement.isConfirmed' })
  await mailConfirmation(tx, context, claim)
  const about = { actor, client, now, subject: 'infringement', subjectId: claim.id }
  await recordAudit(tx, { ...about, action: 'infringement.askConfirmation' })
  return null
}
