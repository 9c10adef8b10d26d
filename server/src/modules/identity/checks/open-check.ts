import { z } from 'zod'
import { adultDocuments, checkReason, minorDocuments } from '#contract/identity/account'
import { checkStates, type openCheck } from '#contract/identity/check-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { fileLink } from '../../files/files.public'
import { enterpriseFacts, identityFacts } from './check-facts'
import { canDecide, needsBirthDate, subjectOf } from './checks.policy'
import { findApprovedBefore, findEnterpriseCheck, findIdentityCheck, listScans } from './checks.queries'
import { kindOf, presentCheckRow } from './present-check'

type Context = CallContext<typeof openCheck>

export async function openTheCheck(context: Context) {
  const { tx, input, actor, client, now } = context
  const opened = input.kind === 'enterprise' ? await openEnterprise(context) : await openIdentity(context)
  const entry = { action: 'check.viewed', subject: subjectOf(input.kind), subjectId: input.id }
  await recordAudit(tx, { actor, client, now, ...entry })
  return opened
}

async function openIdentity(context: Context) {
  const { tx, input, secrets } = context
  const check = await findIdentityCheck(tx, input.id)
  if (!check || kindOf(check) !== input.kind || !isShown(check.state)) throw new Refusal('notFound')
  const scans = (await listScans(tx, input.id)).sort((a, b) => orderOf(a.kind) - orderOf(b.kind))
  return {
    ...presentCheckRow(input.kind, check),
    mobile: check.mobile,
    facts: identityFacts(secrets, check),
    earlier: await earlierFacts(context, check),
    scans: scans.map(({ kind, upload_id, media_type }) => linkTo(context, kind, upload_id, media_type)),
    reasons: reasonsOf(check.reasons),
    needs_birth_date: canDecide(check) && needsBirthDate(check),
    can: { decide: canDecide(check) },
  }
}

/** Whoever decides about a new check of a verified account sees who it was verified as. */
async function earlierFacts({ tx, secrets }: Context, check: { id: number; member_id: number }) {
  const before = await findApprovedBefore(tx, check.member_id, check.id)
  return before ? identityFacts(secrets, before) : []
}

async function openEnterprise(context: Context) {
  const check = await findEnterpriseCheck(context.tx, context.input.id)
  if (!check) throw new Refusal('notFound')
  return {
    ...presentCheckRow('enterprise', check),
    mobile: check.mobile,
    facts: enterpriseFacts(check),
    earlier: [],
    scans: [linkTo(context, 'licence', check.upload_id, check.media_type)],
    reasons: reasonsOf(check.reasons),
    needs_birth_date: false,
    can: { decide: canDecide(check) },
  }
}

/** As the forms ask for them. */
const order: readonly string[] = [...adultDocuments, ...minorDocuments]
const orderOf = (kind: string) => order.indexOf(kind)

/** A draft is not handed in yet, and what has ended may have been erased. */
function isShown(state: string): boolean {
  return (checkStates as readonly string[]).includes(state)
}

function linkTo(context: Context, field: string, uploadId: string, mime: string) {
  return { field, url: fileLink(context, { id: uploadId, agentId: context.site.agentId }), mime }
}

function reasonsOf(stored: unknown) {
  return z.array(checkReason).parse(stored)
}
