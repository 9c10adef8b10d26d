// How the own recordings are shared, as a file: a row for each part. Recordings of others that the reader has a part of follow.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { listSplits, splitFilter, splitsExportPath } from '#contract/income/split-calls'
import type { Language } from '#contract/language'
import { byCursor } from '../../../platform/export/by-cursor'
import { serveExport } from '../../../platform/export/serve-export'
import type { Column } from '../../../platform/export/table'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import { say } from '../../../platform/texts/texts'
import './export-splits.texts'
import { listOwnShares } from './list-invitations'
import { listOwnSplits } from './list-splits'

export function registerSplitsExport(app: FastifyInstance, environment: CallEnvironment) {
  const { secrets } = environment.services
  serveExport(app, environment, {
    path: splitsExportPath,
    like: listSplits,
    input: z.object(splitFilter),
    async open({ input, actor, now, language, read }) {
      const owned = byCursor(page =>
        read(tx => listOwnSplits({ tx, actor, now, secrets, input: { ...input, ...page } })),
      )
      const shared = byCursor(page => read(tx => listOwnShares({ tx, actor, now, input: page })))
      // What is narrowed down is a view of the own ones.
      const isWhole = !input.search && !input.only
      return {
        title: say('splits.export.file', language),
        plainName: 'splits',
        columns: columnsIn(language),
        rows: isWhole ? inOrder(owned, shared) : inOrder(owned),
      }
    },
  })
}

type Owned = Awaited<ReturnType<typeof listOwnSplits>>['items'][number]
type Shared = Awaited<ReturnType<typeof listOwnShares>>['items'][number]

interface PartRow {
  track: { isrc: string; title: string; artists: string }
  owner: string | null
  name: string | null
  percent: string
  from: string | null
  state: 'alone' | 'inForce' | 'ahead' | 'proposed'
}

async function* inOrder(owned: AsyncIterable<Owned[]>, shared?: AsyncIterable<Shared[]>) {
  for await (const page of owned) yield page.flatMap(partsOf)
  if (shared) for await (const page of shared) yield page.map(partOfShared)
}

const partOfShared = ({ track, owner_name, percent, from_month, is_ahead }: Shared): PartRow => ({
  ...{ track, owner: owner_name, name: null, percent, from: from_month },
  state: is_ahead ? 'ahead' : 'inForce',
})

/** A proposal is told beside what holds: until everybody has accepted, nothing of it does. */
function partsOf({ track, agreed, proposed }: Owned): PartRow[] {
  const own = { track, owner: null, name: null }
  const held: PartRow[] = agreed
    ? agreed.parts.map(({ name, percent, is_mine }) => ({
        ...{ ...own, name: is_mine ? null : name, percent, from: agreed.from_month },
        state: agreed.is_ahead ? 'ahead' : 'inForce',
      }))
    : [{ ...own, percent: '100.00', from: null, state: 'alone' }]
  if (!proposed) return held
  return [...held, { ...own, percent: '', from: proposed.from_month, state: 'proposed' }]
}

function columnsIn(language: Language): Column<PartRow>[] {
  const heading = (name: string) => say(`splits.export.${name}`, language)
  return [
    { heading: heading('track'), kind: 'text', value: ({ track }) => track.title },
    { heading: heading('artists'), kind: 'text', value: ({ track }) => track.artists },
    { heading: 'ISRC', kind: 'text', value: ({ track }) => track.isrc },
    { heading: heading('owner'), kind: 'text', value: ({ owner }) => owner ?? heading('you') },
    {
      heading: heading('party'),
      kind: 'text',
      value: ({ name, state }) => (state === 'proposed' ? null : (name ?? heading('you'))),
    },
    { heading: heading('percent'), kind: 'number', value: ({ percent }) => percent || null },
    { heading: heading('from'), kind: 'text', value: ({ from }) => from },
    { heading: heading('state'), kind: 'text', value: ({ state }) => heading(`state.${state}`) },
  ]
}
