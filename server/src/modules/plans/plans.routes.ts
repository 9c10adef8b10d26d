import * as calls from '#contract/plans/calls'
import { handle } from '../../platform/http/call-handler'
import { applyWithWork, listTheirApplications, withdrawTheApplication } from './apply'
import { decideTheApplication, listTheApplications } from './decide'
import { listThePlans, readThePlan } from './read-plans'

export const plansRoutes = [
  handle(calls.listPlans, listThePlans),
  handle(calls.readPlan, readThePlan),
  handle(calls.applyToPlan, applyWithWork),
  handle(calls.listMyApplications, listTheirApplications),
  handle(calls.withdrawApplication, withdrawTheApplication),
  handle(calls.listPlanApplications, listTheApplications),
  handle(calls.decideApplication, decideTheApplication),
]
