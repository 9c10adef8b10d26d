// Every kind of job the worker can run.
import { emptyDueAccount, removeFiles, sendTextMessage } from './modules/identity/identity.public'
import type { Job } from './platform/jobs/job'

export const jobs = [sendTextMessage, removeFiles, emptyDueAccount] as Job[]
