// Tells every server process that something has changed for somebody. It leaves with the commit, or not at all.
import { sql } from 'kysely'
import { z } from 'zod'
import type { LiveEvent, LiveTopic } from '#contract/live'
import { build, execute, type Tx } from '../database/query'

export const signalChannel = 'tributary_live'

const signalShape = z.object({
  agentId: z.number().int(),
  /** One account, all members of the agent, its staff, or the server processes themselves. */
  to: z.union([z.number().int(), z.enum(['members', 'staff', 'servers'])]),
  topic: z.string(),
  /** Absent where the listener's own state is looked up instead. */
  data: z.unknown().optional(),
})
export type Signal = z.output<typeof signalShape>

/** Undefined for what is no signal of ours. */
export function readSignal(payload: string): Signal | undefined {
  try {
    return signalShape.safeParse(JSON.parse(payload)).data
  } catch {
    return undefined
  }
}

export async function signal<T extends LiveTopic>(
  tx: Tx,
  to: Signal['to'],
  topic: T,
  data?: LiveEvent<T>,
): Promise<void> {
  const payload = JSON.stringify({ agentId: tx.agentId, to, topic, data } satisfies Signal)
  await execute(tx, {
    compile: () => sql`select pg_notify(${signalChannel}, ${payload})`.compile(build),
  })
}
