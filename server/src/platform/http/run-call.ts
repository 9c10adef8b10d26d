// From what a client sent to what it gets back, whoever sent it and however it came here.
import type { Call } from '#contract/call'
import type { Database } from '../database/database'
import type { Tx } from '../database/query'
import { Refusal } from '../refusal'
import { storeNoted } from '../storage/store-noted'
import type { Binding } from './call-handler'
import { fieldProblems } from './field-problems'

export function parseInput(call: Call, given: unknown) {
  const parsed = call.input.safeParse(given, { reportInput: true })
  if (!parsed.success) throw new Refusal('invalidInput', { fields: fieldProblems(parsed.error) })
  return parsed.data
}

type Shared = Omit<Parameters<Binding['run']>[0], 'tx' | 'prepared'>

/**
 * What is slow first, outside any transaction; then one transaction for a change, none for a read. `answer` holds what the
 * handler says against the contract before it is committed: nobody is told that something failed which has happened.
 */
export async function runCall<T>(
  database: Database,
  { call, prepare, run }: Binding,
  context: Shared,
  answer: (tx: Tx, run: () => Promise<unknown>) => Promise<T>,
): Promise<T> {
  const { agentId } = context.site
  const prepared = await prepare({
    ...context,
    read: work => database.read(agentId, work),
    store: storeNoted(database, context.services.storage, agentId),
  })
  const work = (tx: Tx) => answer(tx, () => run({ ...context, tx, prepared }))
  if (call.effect === 'read') return database.read(agentId, work)
  return changeKeepingRefusals(database, agentId, work)
}

/** One transaction, in which a refusal that keeps what was written is committed before it is thrown. */
export async function changeKeepingRefusals<T>(
  database: Database,
  agentId: number,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const result = await database.change(agentId, tx => work(tx).catch(orKeep))
  if (result instanceof Refusal) throw result
  return result
}

/** A refusal that keeps what was written travels out of the transaction as a value, so that it is committed. */
function orKeep(error: unknown): Refusal {
  if (error instanceof Refusal && error.details.isKept) return error
  throw error
}
