import { sql } from 'kysely'

/** Whether an account's money is that of one of the staff, by their mobile, their document or their name (`own_accounts`). */
export const isOwnAccount = (staffId: number, memberId: ReturnType<typeof sql.ref> | number) =>
  sql<boolean>`${memberId} in (select own_accounts(${staffId}))`
