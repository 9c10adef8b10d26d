import * as plans from '../../modules/plans/plans.queries'
import { change, find, type ProbesOf, write } from './probe'

const owned = (rows: Array<{ number: number }>) => rows.filter(({ number }) => number === 9999)

export const probes: ProbesOf<typeof plans> = {
  listPlanRows: find(async tx => owned(await plans.listPlanRows(tx, '2026-01-01', undefined, 100))),
  findPlan: find(tx => plans.findPlan(tx, 9999)),
  lockPlan: find((tx, { planId }) => plans.lockPlan(tx, planId)),
  insertApplication: write((tx, { planId, memberId, reviewedId }) =>
    plans.insertApplication(tx, { planId, memberId, workId: reviewedId, text: '', now: new Date() }),
  ),
  standingApplication: find((tx, { planId, workId }) => plans.standingApplication(tx, planId, workId)),
  lockApplication: find((tx, { applicationId }) => plans.lockApplication(tx, applicationId)),
  listOwnApplications: find((tx, { memberId }) =>
    plans.listOwnApplications(tx, { memberId, plan: undefined, before: undefined, limit: 10 }),
  ),
  listApplications: find(tx =>
    plans.listApplications(tx, { planId: undefined, state: 'waiting', after: undefined, limit: 10 }),
  ),
  putDecision: change((tx, { applicationId }) =>
    plans.putDecision(tx, applicationId, { state: 'withdrawn', answer: '', staffId: null, now: new Date() }),
  ),
  emptyApplicationsOf: change((tx, { memberId }) => plans.emptyApplicationsOf(tx, memberId)),
}
