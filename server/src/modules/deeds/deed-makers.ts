// What each kind of deed is made by. The modules are above this one and join when the program is put together (server/src/join-deeds.ts).
import type { z } from 'zod'
import type { StaffRole } from '#contract/call'
import type { DeedKind } from '#contract/deeds/deed'
import type { Tx } from '../../platform/database/query'
import type { StaffActor } from '../../platform/http/actor'
import type { JobContext } from '../../platform/jobs/job'
import type { Services } from '../../platform/services'
import type { TextParams } from '../../platform/texts/texts'

export interface DeedMeans {
  tx: Tx
  /** Who asked for it. */
  actor: Pick<StaffActor, 'staffId' | 'name'>
  client: { address: string; userAgent: string }
  now: Date
  services: Pick<Services, 'secrets' | 'originOf' | 'ownerEmail'>
}

export interface DeedMaker<Change> {
  change: z.ZodType<Change>
  /** Who may ask for it: they must still have one of these roles when it acts. */
  askedBy: readonly StaffRole[]
  /** What the change starts from, with its rows locked. Undefined: what it is about is gone. */
  readState(tx: Tx, subject: string): Promise<unknown>
  /** What has to hold outside the database when it acts; it throws a refusal. Looked at before the transaction begins. */
  requireStill?(
    means: Pick<JobContext<unknown>, 'agentId' | 'database' | 'services'>,
    subject: string,
    change: Change,
  ): Promise<void>
  perform(means: DeedMeans, subject: string, change: Change): Promise<void>
  /** What it does, in plain words. */
  describe(subject: string, change: Change): { text: string; params: TextParams }
}

const makers = new Map<DeedKind, DeedMaker<unknown>>()

export function joinDeeds<Change>(kind: DeedKind, maker: DeedMaker<Change>) {
  makers.set(kind, maker as DeedMaker<unknown>)
}

export function makerOf(kind: DeedKind): DeedMaker<unknown> {
  const maker = makers.get(kind)
  if (!maker) throw new Error(`no module makes deeds of the kind ${kind}`)
  return maker
}
