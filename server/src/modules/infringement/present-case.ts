import type { z } from 'zod'
import type { caseStep } from '#contract/infringement/calls'
import type {
  ClaimantRole,
  ClaimScope,
  EvidenceKind,
  InfringedRight,
} from '#contract/infringement/case-rules'
import { waitsFor } from '#contract/infringement/case-state'
import type { Linking } from '../../platform/http/link-bearer'
import { fileLink } from '../files/files.public'
import type { listEvidence } from './case-evidence.queries'
import type { CaseRecord, listSteps } from './infringement.queries'

type Step = z.output<typeof caseStep>
type StepRow = Awaited<ReturnType<typeof listSteps>>[number]
export type FileRow = Awaited<ReturnType<typeof listEvidence>>[number]

export const iso = (date: Date | null) => date?.toISOString() ?? null

/** Deadlines of staff are theirs to know. */
export function presentFacts(claim: CaseRecord, reader?: 'claimant' | 'member') {
  return {
    number: claim.number,
    state: claim.state,
    received_at: claim.received_at.toISOString(),
    due_at: reader && waitsFor[claim.state] === 'staff' ? null : iso(claim.due_at),
    rights: claim.rights as InfringedRight,
    statement: claim.statement,
    claimed: presentClaimed(claim),
  }
}

export const presentClaimed = ({ which, scope, track }: Pick<CaseRecord, 'which' | 'scope' | 'track'>) => ({
  ...{ which, scope: scope as ClaimScope, track },
})

export const presentClaimant = ({ name, company, role }: CaseRecord) => ({
  ...{ name, company, role: role as ClaimantRole },
})

/** A counter-notice from before these were asked for has none of them. */
export const presentSender = (claim: CaseRecord) =>
  claim.counter === null || claim.counter_name === ''
    ? null
    : {
        ...{ name: claim.counter_name, contact: claim.counter_contact },
        ...{ postal_address: claim.counter_address, subject: claim.counter_subject },
      }

export function presentStep({ event, by, note, at }: StepRow): Step {
  return { event: event as Step['event'], by: by as Step['by'], note, at: at.toISOString() }
}

export function presentFile(file: Pick<FileRow, 'file_name' | 'size' | 'kind' | 'added_at'>) {
  const kind = file.kind as EvidenceKind
  return { name: file.file_name, size: file.size, kind, added_at: file.added_at.toISOString() }
}

const endings: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png' }

/** A name of ours for the other side: what people call their papers may say more than the papers. */
export const forwardedName = (
  { number }: Pick<CaseRecord, 'number'>,
  { media_type }: Pick<FileRow, 'media_type'>,
  index: number,
) => `${number}-${index + 1}.${endings[media_type] ?? 'pdf'}`

export function presentOpenedFile(linking: Linking, agentId: number, file: FileRow) {
  return {
    ...presentFile(file),
    mime: file.media_type,
    side: file.side as 'claimant' | 'member',
    url: fileLink(linking, { id: file.id, agentId }),
  }
}
