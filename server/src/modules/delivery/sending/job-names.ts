import { z } from 'zod'
import type { JobName } from '../../../platform/jobs/job'

const payload = z.object({ deliveryId: z.number().int() })

export const packJob: JobName<{ deliveryId: number }> = { name: 'packDelivery', payload }
export const sendJob: JobName<{ deliveryId: number }> = { name: 'sendDelivery', payload }
