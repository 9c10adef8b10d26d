import * as cases from '../../modules/infringement/infringement.queries'
import { change, find, type ProbesOf, write } from './probe'

const now = new Date()
const facts = {
  ...{ name: 'n', company: '', role: 'owner', mobile: '13900000009', email: '', language: 'en' },
  ...{ address: '', which: 'w', scope: 'work', track: '', rights: 'song', statement: 's', search_text: '' },
}

export const probes: ProbesOf<typeof cases> = {
  insertCase: write(tx =>
    cases.insertCase(tx, { ...facts, number: 'probed', work_id: null, track_id: null, now }),
  ),
  findCase: find((tx, { infringementId }) => cases.findCase(tx, infringementId)),
  lockCase: find((tx, { infringementId }) => cases.lockCase(tx, infringementId)),
  putCaseState: change((tx, { infringementId }) =>
    cases.putCaseState(tx, infringementId, { state: 'upheld', due_at: null }, now),
  ),
  putNamedWork: change((tx, { infringementId, workId }) =>
    cases.putNamedWork(tx, infringementId, { work_id: workId, track_id: null }),
  ),
  insertStep: write((tx, { infringementId }) =>
    cases.insertStep(tx, {
      ...{ caseId: infringementId, event: 'probe', state: 'received', by: 'system', now },
    }),
  ),
  listSteps: find((tx, { infringementId }) => cases.listSteps(tx, infringementId)),
  insertEvidence: write((tx, { infringementId, uploadId }) =>
    cases.insertEvidence(tx, { caseId: infringementId, uploadId, side: 'member', now }),
  ),
  listEvidence: find((tx, { infringementId }) => cases.listEvidence(tx, infringementId)),
  findNamedWorks: find((tx, { pageCode }) => cases.findNamedWorks(tx, { page: pageCode })),
  listDeskCases: find(tx => cases.listDeskCases(tx, { isOpen: true, limit: 10 })),
  listOwnCases: find((tx, { memberId }) => cases.listOwnCases(tx, { memberId, limit: 10 })),
  hasOpenMeasure: find((tx, { memberId }) => cases.hasOpenMeasure(tx, memberId)),
  noteEvidence: change((tx, { infringementId }) => cases.noteEvidence(tx, infringementId)),
  emptyAnswers: change((tx, { memberId }) => cases.emptyAnswers(tx, memberId)),
  forgetEvidenceOf: change((tx, { memberId }) => cases.forgetEvidenceOf(tx, memberId)),
  forgetNameOf: change((tx, { memberId }) => cases.forgetNameOf(tx, memberId)),
  listOwedReturns: find((tx, { workId }) => cases.listOwedReturns(tx, workId)),
  settleReturn: change((tx, { infringementId }) => cases.settleReturn(tx, infringementId)),
  hasWaitingClaim: find((tx, { workId }) => cases.hasWaitingClaim(tx, workId, null)),
}
