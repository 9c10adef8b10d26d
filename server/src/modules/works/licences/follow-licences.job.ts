import { z } from 'zod'
import { systemClock } from '../../../platform/clock'
import type { Job } from '../../../platform/jobs/job'
import { followLicences } from './follow-licences'

export const followLicencesDaily: Job<Record<string, never>> = {
  name: 'followLicences',
  lane: 'heavy',
  payload: z.strictObject({}),
  // At nine in the morning in China: a message may ring a phone.
  everyDayAt: { hour: 1, minute: 0 },
  run: context => followLicences(context, systemClock.now()),
}
