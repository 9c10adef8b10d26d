import * as evidence from '../../modules/infringement/case-evidence.queries'
import { find, type ProbesOf, write } from './probe'

const now = new Date()

export const probes: ProbesOf<typeof evidence> = {
  insertEvidence: write((tx, { infringementId, uploadId }) =>
    evidence.insertEvidence(tx, { caseId: infringementId, uploadId, side: 'member', kind: 'evidence', now }),
  ),
  listEvidence: find((tx, { infringementId }) => evidence.listEvidence(tx, infringementId)),
}
