import { type RawBuilder, sql } from 'kysely'

/**
 * The lines of a report that another row names by number, each looked up by its index. Joined plainly, all lines of the report would be
 * read: PostgreSQL hands no value of another row into a view that guards its rows, but it does into one that is asked for each row.
 */
export const lineAt = (reportId: number, number: RawBuilder<unknown>) => sql`
  lateral (select * from report_lines where report_id = ${reportId} and line = ${number} offset 0) line`
