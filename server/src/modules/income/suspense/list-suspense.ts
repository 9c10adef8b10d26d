import { z } from 'zod'
import type { Currency } from '#contract/currency'
import type { listSuspense, SuspenseTitle, searchRecordings } from '#contract/income/suspense-calls'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { Tx } from '../../../platform/database/query'
import { byPage } from '../../../platform/export/by-page'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { plainText } from '../../../platform/search-terms'
import { worksLike } from '../../works/works.public'
import { payerOf } from '../desk/decisions.queries'
import { presentRecording, proposeRecordings } from './propose-recordings'
import { findRecording, listRecordings } from './recordings.queries'
import {
  type DecisionRow,
  type KeptDecision,
  listDecisions,
  listFirstTitles,
  listKeptDecisions,
  listSuspenseRows,
  type SuspenseRow,
} from './suspense.queries'

const placeShape = z.object({
  weight: place.text.regex(/^\d+(\.\d+)?$/),
  key: place.text.regex(/^[0-9a-f]{64}$/),
})
const mostWorks = 50
const mostFound = 30
const titlesAtOnce = 500

export async function listTheSuspense({ tx, input }: CallContext<typeof listSuspense>) {
  const { report_id: reportId, show, cursor, limit } = input
  await requireReport(tx, reportId)
  const after = readCursor(placeShape, cursor)
  const found = await listSuspenseRows(tx, { reportId, show, after, limit: limit + 1 })
  const { shown, next_cursor } = pageOf(found, limit, ({ weight, key }) => ({ weight, key }))
  return { items: await presentRows(tx, shown, { reportId, proposes: true }), next_cursor }
}

type Wanted = { reportId: number; show: 'open' | 'decided' }

/** All of them for a file, as the report has them. Without proposals: nobody chooses among them there, and each is a search of the catalogue. */
export async function* suspenseInOrder(
  read: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  { reportId, show }: Wanted,
): AsyncGenerator<SuspenseTitle[]> {
  await read(tx => requireReport(tx, reportId))
  const places = byPage(
    titlesAtOnce,
    (after: number | undefined) =>
      read(tx => listFirstTitles(tx, { reportId, show, after, limit: titlesAtOnce })),
    last => last.title,
  )
  for await (const page of places) {
    const keys = page.map(({ key }) => key)
    yield await read(async tx => {
      const found = await listSuspenseRows(tx, { reportId, show, keys, limit: keys.length })
      const rows = new Map(found.map(row => [row.key, row]))
      const inOrder = keys.flatMap(key => rows.get(key) ?? [])
      return presentRows(tx, inOrder, { reportId, proposes: false })
    })
  }
}

async function requireReport(tx: Tx, reportId: number): Promise<void> {
  if ((await payerOf(tx, reportId)) === undefined) throw new Refusal('notFound')
}

async function presentRows(
  tx: Tx,
  shown: readonly SuspenseRow[],
  { reportId, proposes }: { reportId: number; proposes: boolean },
): Promise<SuspenseTitle[]> {
  const ids = shown.flatMap(({ decision_id }) => decision_id ?? [])
  const decisions = new Map((await listDecisions(tx, ids)).map(decision => [decision.id, decision]))
  const kept = await listKeptDecisions(tx, ids)
  const items: SuspenseTitle[] = []
  for (const row of shown) {
    const decision = row.decision_id === null ? undefined : decisions.get(row.decision_id)
    items.push(await present(tx, row, { reportId, decision, kept, proposes }))
  }
  return items
}

async function present(
  tx: Tx,
  { weight: _, decision_id: __, ...row }: SuspenseRow,
  around: { reportId: number; decision?: DecisionRow; kept: readonly KeptDecision[]; proposes: boolean },
): Promise<SuspenseTitle> {
  const { decision } = around
  return {
    ...row,
    amounts: row.amounts.map(({ currency, amount }) => ({ currency: currency as Currency, amount })),
    proposals: decision || !around.proposes ? [] : await proposeRecordings(tx, row),
    decision: decision ? await presentDecision(tx, decision, around) : null,
  }
}

async function presentDecision(
  tx: Tx,
  decision: DecisionRow,
  { reportId, kept }: { reportId: number; kept: readonly KeptDecision[] },
): Promise<SuspenseTitle['decision']> {
  const { id, work_id: workId, work_isrc: isrc, by, at } = decision
  const recording = await findRecording(tx, { workId, isrc })
  const gone = {
    work_id: workId,
    isrc,
    title: '',
    version: '',
    artists: '',
    release: '',
    upc: null,
    member: '',
  }
  return {
    ...{ id, by, at: at.toISOString(), is_remembered: decision.report_id !== reportId },
    recording: recording ? presentRecording(recording) : gone,
    can_undo: !kept.some(({ decision_id }) => decision_id === id),
  }
}

export async function searchTheRecordings({ tx, input }: CallContext<typeof searchRecordings>) {
  const words = plainText(input.query).split(' ')
  const found = await listRecordings(tx, await worksLike(tx, words, mostWorks), input.kind)
  // A release is found by any of its tracks; of its tracks those come first that have the words themselves.
  const has = (recording: (typeof found)[number]) => {
    const own = plainText(`${recording.title} ${recording.isrc ?? ''} ${recording.upc ?? ''}`)
    return words.filter(word => own.includes(word)).length
  }
  return found
    .sort((a, b) => has(b) - has(a))
    .slice(0, mostFound)
    .map(presentRecording)
}
