import { type SqlBool, sql } from 'kysely'

/** Of `withdrawal` and its `member`: a number such as W-1103, or a part of the name. */
export function isFound(wanted: string) {
  const number = /^w?-?(\d{1,15})$/i.exec(wanted)?.[1]
  return number
    ? sql<SqlBool>`withdrawal.id = ${Number(number)}`
    : sql<SqlBool>`strpos(lower(member.nickname), lower(${wanted})) > 0`
}
