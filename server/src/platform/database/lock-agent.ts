import { build, execute, type Tx } from './query'

/** Others who want the same wait until this transaction is over; rows that merely belong to the agent may be written. */
export function lockAgent(tx: Tx) {
  return execute(tx, build.selectFrom('agents').select('id').forNoKeyUpdate())
}
