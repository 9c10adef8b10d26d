import { sql } from 'kysely'

/** Bills with a line of one of the case's recordings, or of its whole release. */
export const billsOfCase = (caseId: unknown) => sql`
  select part.bill_id from disputed_recordings disputed join bill_tracks part on part.isrc = disputed.isrc and part.isrc <> '' where disputed.case_id = ${caseId}
  union
  select part.bill_id from infringement_cases about join bill_tracks part on part.work_id = about.work_id and part.isrc = ''
  where about.id = ${caseId}`
