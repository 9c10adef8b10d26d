import * as cases from '../../modules/works/licences/rights-cases.queries'
import { change, find, type ProbesOf, write } from './probe'

const now = new Date()

export const probes: ProbesOf<typeof cases> = {
  openCase: write((tx, { revisionId }) =>
    cases.openCase(tx, {
      workId: revisionId,
      reason: 'licence_ended',
      endedOn: '2026-01-01',
      dueOn: '2026-01-08',
      now,
    }),
  ),
  findOpenCase: find((tx, { workId }) => cases.findOpenCase(tx, workId, 'licence_ended')),
  closeCase: change((tx, { workId }) => cases.closeCase(tx, workId, { outcome: 'down', staffId: null, now })),
  listOverdue: find(tx => cases.listOverdue(tx, 'licence_ended', '2100-01-01')),
  listOpenCases: find(tx => cases.listOpenCases(tx, { limit: 10 })),
  listTracksOfCases: find((tx, { workId }) => cases.listTracksOfCases(tx, [workId])),
}
