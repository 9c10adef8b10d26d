// Every kind of job the worker can run.
import type { Job } from './platform/jobs/job'

export const jobs: Job[] = []
