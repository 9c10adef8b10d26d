import { type SqlBool, sql } from 'kysely'
import type { CaseState } from '#contract/infringement/case-state'
import { build, rows, type Tx } from '../../platform/database/query'

const withWork = build
  .selectFrom('infringement_cases as claim')
  .leftJoin('works as work', 'work.id', 'claim.work_id')
  .selectAll('claim')
  .select(['work.title as work_title', 'work.status as work_status', 'work.member_id'])

export interface DeskFilter {
  isOpen: boolean
  state?: CaseState
  search?: string
  after?: { at: string; id: number }
  limit: number
}

/** Open ones by what is due first, closed ones by what was closed last. */
export function listDeskCases(tx: Tx, { isOpen, state, search, after, limit }: DeskFilter) {
  const moment = isOpen ? sql.ref('claim.urgent_at') : sql.ref('claim.changed_at')
  const direction = isOpen ? 'asc' : 'desc'
  let query = withWork
    .select(sql<string>`${moment}::text`.as('place'))
    .where('claim.is_open', '=', isOpen)
    .orderBy(moment, direction)
    .orderBy('claim.id', direction)
    .limit(limit)
  if (state) query = query.where('claim.state', '=', state)
  if (search) query = query.where(sql<SqlBool>`position(${search} in claim.search_text) > 0`)
  if (after) {
    const compare = sql.raw(isOpen ? '>' : '<')
    query = query.where(
      sql<SqlBool>`(${moment}, claim.id) ${compare} (${after.at}::timestamptz, ${after.id})`,
    )
  }
  return rows(tx, query)
}

export interface OwnFilter {
  memberId: number
  workId?: number
  after?: { id: number }
  limit: number
}

/** Only those with a measure: nobody hears of a claim that was not even plausible. */
export function listOwnCases(tx: Tx, { memberId, workId, after, limit }: OwnFilter) {
  let query = withWork
    .where('work.member_id', '=', memberId)
    .where('claim.measure', 'is not', null)
    .orderBy('claim.id', 'desc')
    .limit(limit)
  if (workId !== undefined) query = query.where('claim.work_id', '=', workId)
  if (after) query = query.where('claim.id', '<', after.id)
  return rows(tx, query)
}
