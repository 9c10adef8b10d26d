// A case as its claimant sees it and acts on it: everything by the secret link.
import type {
  addInfringementEvidence,
  answerInfringement,
  readInfringementCase,
} from '#contract/infringement/calls'
import { evidenceLimits } from '#contract/infringement/case-rules'
import { caseStateAfter, isOpen } from '#contract/infringement/case-state'
import type { Tx } from '../../platform/database/query'
import type { CallContext, PrepareContext, PreparedContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { insertUpload, type WrittenFile, writeFile } from '../files/files.public'
import { insertEvidence, listEvidence } from './case-evidence.queries'
import { caseOfLink } from './case-link'
import { noteRecordings } from './claimed-recordings.queries'
import { endCase } from './end-case'
import { type CaseRecord, findCase, insertStep, listSteps } from './infringement.queries'
import './infringement.texts'
import { lockCaseAndWork, moveCase } from './move-case'
import {
  type FileRow,
  forwardedName,
  presentFacts,
  presentFile,
  presentOpenedFile,
  presentSender,
  presentStep,
} from './present-case'
import { tellMember } from './tell-sides'

/** The answer of the member is the claimant's to read once staff have forwarded it. */
const forwardedOf = ({ state, counter }: CaseRecord) => (state !== 'countered' && counter) || null

export async function isAnswerForwarded(tx: Tx, caseId: number): Promise<boolean> {
  const claim = await findCase(tx, caseId)
  return claim !== undefined && forwardedOf(claim) !== null
}

function forwardedFiles(
  context: CallContext<typeof readInfringementCase>,
  claim: CaseRecord,
  files: FileRow[],
) {
  if (forwardedOf(claim) === null) return []
  const linking = { ...context, actor: { kind: 'claimant', caseId: claim.id } as const }
  return files.map((file, index) => {
    const { side: _, url, ...shown } = presentOpenedFile(linking, context.tx.agentId, file)
    const name = forwardedName(claim, file, index)
    return { ...shown, name, url: `${url}?link=${encodeURIComponent(context.input.link)}` }
  })
}

export async function readByClaimant(context: CallContext<typeof readInfringementCase>) {
  const { tx, input } = context
  const claim = await caseOfLink(tx, context, input.link)
  const [files, steps] = await Promise.all([listEvidence(tx, claim.id), listSteps(tx, claim.id)])
  const own = files.filter(({ side }) => side === 'claimant')
  const can = (event: Parameters<typeof caseStateAfter>[1]) =>
    caseStateAfter(claim.state, event) !== undefined
  return {
    ...presentFacts(claim, 'claimant'),
    email: claim.email,
    is_confirmed: claim.email_confirmed_at !== null,
    files: own.map(presentFile),
    history: steps.map(presentStep),
    counter: forwardedOf(claim),
    counter_sender: forwardedOf(claim) === null ? null : presentSender(claim),
    counter_files: forwardedFiles(
      context,
      claim,
      files.filter(({ side }) => side === 'member'),
    ),
    can: {
      evidence: isOpen(claim.state) && own.length < evidenceLimits.onCase,
      addMore: can('addMore'),
      pursue: can('pursue'),
      withdraw: can('withdraw'),
    },
  }
}

export const addEvidence = {
  /** Nothing is written for somebody without a good link. */
  async prepare(context: PrepareContext<typeof addInfringementEvidence>) {
    const claim = await context.read(tx => caseOfLink(tx, context, context.input.link))
    return { claim, file: await writeFile(context, 'attachment') }
  },

  async run(
    context: PreparedContext<typeof addInfringementEvidence, { claim: CaseRecord; file: WrittenFile }>,
  ) {
    const { tx, now, prepared } = context
    const claim = await lockCaseAndWork(tx, prepared.claim.id)
    if (!isOpen(claim.state)) throw new Refusal('conflict', { text: 'infringement.isClosed' })
    const own = (await listEvidence(tx, claim.id)).filter(({ side }) => side === 'claimant')
    if (own.length >= evidenceLimits.onCase) {
      const params = { count: evidenceLimits.onCase }
      throw new Refusal('conflict', { text: 'infringement.enoughFiles', params })
    }
    const { file } = prepared
    await insertUpload(tx, { ...file, owner: { infringementCaseId: claim.id }, now })
    const { kind } = context.input
    await insertEvidence(tx, { caseId: claim.id, uploadId: file.id, side: 'claimant', kind, now })
    await noteRecordings(tx, claim.id)
    const step = { event: 'evidence', state: claim.state, by: 'claimant', note: file.fileName } as const
    await insertStep(tx, { caseId: claim.id, ...step, name: claim.name, now })
    return presentFile({ file_name: file.fileName, size: file.size, kind, added_at: now })
  },
}

export async function answerByClaimant(context: CallContext<typeof answerInfringement>) {
  const { tx, input, site, now } = context
  const { id, name } = await caseOfLink(tx, context, input.link)
  const claim = await moveCase(tx, id, {
    ...{ event: input.event, by: 'claimant', name, note: input.text, now },
    days: site.facts.promises.counter_notice_days,
  })
  if (input.event === 'pursue') await tellMember(tx, claim, 'pursue')
  if (input.event === 'withdraw') await endCase(tx, claim, { note: input.text, now })
  return { state: claim.state }
}
