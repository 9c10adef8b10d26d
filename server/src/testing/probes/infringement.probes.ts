import * as cases from '../../modules/infringement/infringement.queries'
import { change, find, type ProbesOf, write } from './probe'

const now = new Date()
const facts = {
  ...{
    name: 'n',
    company: '',
    role: 'owner',
    mobile: '13900000009',
    email: 'probe@example.com',
    language: 'en',
  },
  ...{ address: '', which: 'w', scope: 'work', track: '', rights: 'song', statement: 's', search_text: '' },
  ...{ holder: '', postal_address: '', claimant_kind: 'person', register_number: '' },
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
  noteInCase: change((tx, { infringementId }) => cases.noteInCase(tx, infringementId, { link_number: 2 })),
  lockMailbox: write(tx => cases.lockMailbox(tx, 'probe@example.com')),
  countOpenClaims: find(async tx => {
    const { claimants } = await cases.countOpenClaims(tx, { email: 'probe@example.com', address: '' })
    return claimants || undefined
  }),
  putNamedWork: change((tx, { infringementId, workId }) =>
    cases.putNamedWork(tx, infringementId, { work_id: workId, track_id: null }),
  ),
  insertStep: write((tx, { infringementId }) =>
    cases.insertStep(tx, {
      ...{ caseId: infringementId, event: 'probe', state: 'received', by: 'system', now },
    }),
  ),
  listSteps: find((tx, { infringementId }) => cases.listSteps(tx, infringementId)),
  findNamedWorks: find((tx, { pageCode }) => cases.findNamedWorks(tx, { page: pageCode })),
}
