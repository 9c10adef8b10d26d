// What stands on the page of a recording as files: its income by sale month, and what happened to its splits.
import type { FastifyInstance } from 'fastify'
import {
  readSplit,
  readTrackIncome,
  splitHistoryExportPath,
  trackExportInput,
  trackIncomeExportPath,
} from '#contract/income/split-calls'
import type { Language } from '#contract/language'
import type { Tx } from '../../../platform/database/query'
import { byPage } from '../../../platform/export/by-page'
import { serveExport } from '../../../platform/export/serve-export'
import type { Column } from '../../../platform/export/table'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import { say } from '../../../platform/texts/texts'
import './export-splits.texts'
import { seenBy } from './read-split'
import { wholeIncomeOfTrack } from './read-track-income'
import { type HistoryEntry, historyOf } from './split-history'
import { readerOf } from './split-reader'
import { listParties, listSplitRows, type SplitRow } from './splits.queries'

const splitsAtOnce = 100

export function registerTrackExports(app: FastifyInstance, environment: CallEnvironment) {
  serveExport(app, environment, {
    path: trackIncomeExportPath,
    like: readTrackIncome,
    input: trackExportInput,
    async open({ input: { isrc }, actor, language, read }) {
      const { track } = await read(tx => readerOf(tx, isrc, actor.memberId))
      return {
        title: `${say('splits.export.income', language)} ${track.title}`,
        plainName: `track-income-${isrc}`,
        columns: incomeColumns(language),
        rows: inOneBatch(() => read(tx => wholeIncomeOfTrack(tx, isrc, actor.memberId))),
      }
    },
  })
  serveExport(app, environment, {
    path: splitHistoryExportPath,
    like: readSplit,
    input: trackExportInput,
    async open({ input: { isrc }, actor, language, read }) {
      const { track, reader } = await read(tx => readerOf(tx, isrc, actor.memberId))
      return {
        title: `${say('splits.export.history', language)} ${track.title}`,
        plainName: `split-history-${isrc}`,
        columns: historyColumns(language),
        rows: historyInOrder(read, { isrc, reader, memberId: actor.memberId }),
      }
    },
  })
}

/** There are as many as months that the recording has sold in. */
async function* inOneBatch<Row>(read: () => Promise<Row[]>) {
  yield await read()
}

type Reader = { isrc: string; reader: 'owner' | 'party'; memberId: number }

/** A recording has one proposal at a time: what happened to a later one happened later. */
async function* historyInOrder(
  read: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  { isrc, reader, memberId }: Reader,
): AsyncGenerator<HistoryEntry[]> {
  const pages = byPage(
    splitsAtOnce,
    (below: number | undefined) => read(tx => listSplitRows(tx, isrc, splitsAtOnce, below)),
    (last: SplitRow) => last.id,
  )
  for await (const splits of pages) {
    if (splits.length === 0) continue
    const parties = await read(tx =>
      listParties(
        tx,
        splits.map(({ id }) => id),
      ),
    )
    yield historyOf(splits.filter(seenBy({ reader, memberId, parties })), parties, memberId)
  }
}

type Month = Awaited<ReturnType<typeof wholeIncomeOfTrack>>[number]

function incomeColumns(language: Language): Column<Month>[] {
  const heading = (name: string) => say(`splits.export.${name}`, language)
  return [
    { heading: heading('saleMonth'), kind: 'text', value: row => row.month },
    {
      heading: heading('track'),
      kind: 'money',
      value: ({ total, currency }) => ({ amount: total, currency }),
    },
    { heading: heading('mine'), kind: 'money', value: ({ mine, currency }) => ({ amount: mine, currency }) },
    { heading: heading('currency'), kind: 'text', value: row => row.currency },
  ]
}

function historyColumns(language: Language): Column<HistoryEntry>[] {
  const heading = (name: string) => say(`splits.export.${name}`, language)
  return [
    { heading: heading('at'), kind: 'time', value: ({ at }) => new Date(at) },
    { heading: heading('event'), kind: 'text', value: ({ what }) => heading(`event.${what}`) },
    {
      heading: heading('party'),
      kind: 'text',
      value: ({ name, is_mine }) => (name === null ? null : is_mine ? heading('you') : name),
    },
    { heading: heading('percent'), kind: 'text', value: ({ percents }) => percents.join(' / ') },
    { heading: heading('from'), kind: 'text', value: entry => entry.from_month },
  ]
}
