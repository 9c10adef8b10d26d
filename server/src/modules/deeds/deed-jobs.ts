// The job by its name alone, so that what asks for it needs nothing of what it does.
import { z } from 'zod'

export const performDeedsJob = { name: 'performDeeds', payload: z.object({}) }
