// Agreements are sealed: of an account that closed nobody sees one by the way. Whoever needs one says why, and the log keeps it.
import type { openAgreement } from '#contract/rights/agreement-calls'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { recordAudit } from '../audit/audit.public'
import { agreementLink } from './agreement-link'
import { findAgreement } from './agreements.queries'

export async function openTheAgreement(context: CallContext<typeof openAgreement>) {
  const { tx, input, actor, client, now } = context
  const { agreement_id: id, reason } = input
  const agreement = await findAgreement(tx, id)
  if (!agreement) throw new Refusal('notFound')
  await recordAudit(tx, {
    ...{ actor, client, now, action: 'work.agreementOpened', subject: 'work', subjectId: agreement.work_id },
    after: { number: agreement.number, reason },
  })
  return { url: agreementLink(context, tx.agentId, id) }
}
