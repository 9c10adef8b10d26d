import { z } from 'zod'
import type { JobName } from '../../platform/jobs/job'

const payload = z.object({ moveInId: z.number().int() })
type OfMoveIn = JobName<{ moveInId: number }>

/** Reads the list of a move-in, with the files that came in it. */
export const readListJob: OfMoveIn = { name: 'readMoveInList', payload }

/** Looks at files that have arrived, and finds out which track each belongs to. */
export const takeFilesJob: OfMoveIn = { name: 'takeMoveInFiles', payload }

/** Makes drafts of the releases that nothing is wrong with. */
export const makeDraftsJob: JobName<{ moveInId: number; personId: number }> = {
  name: 'makeMoveInDrafts',
  payload: payload.extend({ personId: z.number().int() }),
}

/** One that waits takes whatever came meanwhile along. */
export const keyOf = (job: OfMoveIn, moveInId: number) => ({ key: `${job.name} ${moveInId}` })
