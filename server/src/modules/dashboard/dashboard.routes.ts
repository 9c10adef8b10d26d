import * as calls from '#contract/dashboard/calls'
import { handle } from '../../platform/http/call-handler'
import { dropTheJob, listTheFailedJobs, retryTheJob } from './failed-jobs'
import { readTheDashboard } from './read-dashboard'

export const dashboardRoutes = [
  handle(calls.readDashboard, readTheDashboard),
  handle(calls.listFailedJobs, listTheFailedJobs),
  handle(calls.retryJob, retryTheJob),
  handle(calls.dropJob, dropTheJob),
]
