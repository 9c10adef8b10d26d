import { build, maybeOne, type Tx } from '../../platform/database/query'

const workColumns = [
  'id',
  'member_id',
  'kind',
  'purpose',
  'status',
  'revision_of',
  'details',
  'scope',
  'reasons',
  'upc',
  'version',
  'claimed_by',
  'content_passed_by',
  'created_at',
  'updated_at',
  'submitted_at',
  'released_at',
  'deleted_at',
  'closed_at',
] as const

const workById = (workId: number) => build.selectFrom('works').select(workColumns).where('id', '=', workId)

export function findWork(tx: Tx, workId: number) {
  return maybeOne(tx, workById(workId))
}

/** Whoever changes a work holds its row until the end: claim and recall, two tabs, two servers. */
export function lockWork(tx: Tx, workId: number) {
  return maybeOne(tx, workById(workId).forUpdate())
}

export type WorkRecord = NonNullable<Awaited<ReturnType<typeof findWork>>>
