import { sql } from 'kysely'

/** For `=`: any of them, as one value, however many they are. A statement has places for 65,535. */
export const oneOf = (ids: readonly number[]) => sql<number>`any(${ids}::bigint[])`
