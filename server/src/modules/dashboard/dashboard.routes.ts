import * as calls from '#contract/dashboard/calls'
import { indexData } from '#contract/dashboard/entry-calls'
import { handle } from '../../platform/http/call-handler'
import { dropTheJob, listTheFailedJobs, retryTheJob } from './failed-jobs'
import { countTheWaiting, readTheDashboard } from './read-dashboard'
import { readIndexData } from './read-index-data'

export const dashboardRoutes = [
  handle(calls.readDashboard, readTheDashboard),
  handle(calls.countWaiting, countTheWaiting),
  handle(calls.listFailedJobs, listTheFailedJobs),
  handle(calls.retryJob, retryTheJob),
  handle(calls.dropJob, dropTheJob),
  handle(indexData, readIndexData),
]
