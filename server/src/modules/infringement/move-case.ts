// The one way from a state of a case to the next: lock, table, guard, new state with its history, or a refusal. Nobody else writes it.
import { z } from 'zod'
import { lookWithinHours } from '#contract/infringement/case-rules'
import {
  type CaseEvent,
  type CaseMover,
  type CaseState,
  caseStateAfter,
  mayMoveCase,
  waitsFor,
} from '#contract/infringement/case-state'
import type { Tx } from '../../platform/database/query'
import { enqueue, type JobName } from '../../platform/jobs/job'
import { Refusal } from '../../platform/refusal'
import { lockWork } from '../works/works.public'
import {
  type CaseChange,
  type CaseRecord,
  findCase,
  insertStep,
  lockCase,
  putCaseState,
} from './infringement.queries'
import './infringement.texts'

export const lapsing: JobName<{ caseId: number }> = {
  name: 'lapseInfringement',
  payload: z.object({ caseId: z.number().int() }),
}

type Kept = Pick<
  CaseChange,
  | 'measure'
  | 'brings_back'
  | 'measured_at'
  | 'measure_reason'
  | 'counter'
  | 'counter_name'
  | 'counter_contact'
  | 'counter_address'
  | 'counter_subject'
  | 'hold_until'
>

interface Move {
  event: CaseEvent
  by: CaseMover
  staffId?: number
  name?: string
  note: string
  now: Date
  /** What the site gives whoever has to act next. */
  days: number
  guard?(claim: CaseRecord): Promise<void> | void
  /** What happens in this step, and what the case keeps of it. */
  along?(claim: CaseRecord): Promise<Kept> | Kept
}

/** The work first and then the case: two who decide at once wait for each other, and the second one is told. */
export async function lockCaseAndWork(tx: Tx, caseId: number): Promise<CaseRecord> {
  const seen = await findCase(tx, caseId)
  if (seen?.work_id != null) await lockWork(tx, seen.work_id)
  const claim = await lockCase(tx, caseId)
  if (!claim) throw new Refusal('notFound')
  if (claim.work_id !== seen?.work_id) throw new Refusal('conflict', { text: 'infringement.cannotMove' })
  return claim
}

export async function moveCase(tx: Tx, caseId: number, move: Move): Promise<CaseRecord> {
  const { event, by, note, now } = move
  const claim = await lockCaseAndWork(tx, caseId)
  const state = caseStateAfter(claim.state, event)
  if (!state || !mayMoveCase(by, event)) {
    throw new Refusal('conflict', {
      text: 'infringement.cannotMove',
      log: { caseId, event, from: claim.state },
    })
  }
  await move.guard?.(claim)
  const due = deadlineOf(state, move)
  const change = { state, due_at: due, ...(await move.along?.(claim)) }
  await putCaseState(tx, caseId, change, now)
  await insertStep(tx, { caseId, event, state, by, staffId: move.staffId, name: move.name, note, now })
  if (due && waitsFor[state] !== 'staff') await watchDeadline(tx, caseId, due)
  return { ...claim, ...change, changed_at: now }
}

function deadlineOf(state: CaseState, { now, days }: Pick<Move, 'now' | 'days'>): Date | null {
  const waiting = waitsFor[state]
  if (!waiting) return null
  return waiting === 'staff' ? lookBy(now) : new Date(now.getTime() + days * 86_400_000)
}

/** Staff look at what has come within a day; nothing happens automatically when they don't, but their desk shows it. */
export const lookBy = (now: Date) => new Date(now.getTime() + lookWithinHours * 3_600_000)

export function watchDeadline(tx: Tx, caseId: number, due: Date) {
  return enqueue(tx, lapsing, { caseId }, { runAt: due, key: `infringement deadline ${caseId}` })
}
