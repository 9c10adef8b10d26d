// The list as a file for a spreadsheet, with the same filters. It is sent page by page: 100,000 works never stand in memory.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Language } from '#contract/language'
import { listWorks, workFilter, workSorts } from '#contract/works/work-calls'
import { byPage } from '../../../platform/export/by-page'
import { serveExport } from '../../../platform/export/serve-export'
import type { Column } from '../../../platform/export/table'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import { say } from '../../../platform/texts/texts'
import './export.texts'
import { listWorkRows, type WorkFilter } from './works-list.queries'

const pageSize = 500

export function registerWorksExport(app: FastifyInstance, environment: CallEnvironment) {
  serveExport(app, environment, {
    path: '/works.csv',
    like: listWorks,
    input: z.object({ ...workFilter, sort: z.enum(workSorts).default('updated') }),
    async open({ input, actor, language, read }) {
      const filter = { ...input, memberId: actor.memberId, limit: pageSize }
      return {
        title: say('works.export.file', language),
        plainName: 'works',
        columns: columnsIn(language),
        rows: byPage(
          pageSize,
          (after: WorkFilter['after']) => read(tx => listWorkRows(tx, { ...filter, after })),
          last => ({ value: last.place, id: last.id }),
        ),
      }
    },
  })
}

type ListedWork = Awaited<ReturnType<typeof listWorkRows>>[number]

function columnsIn(language: Language): Column<ListedWork>[] {
  const heading = (name: string) => say(`works.export.${name}`, language)
  return [
    { heading: heading('id'), kind: 'number', value: row => row.id },
    { heading: heading('title'), kind: 'text', value: row => row.title },
    { heading: heading('artists'), kind: 'text', value: row => row.artists },
    { heading: heading('kind'), kind: 'text', value: row => say(`works.export.kind.${row.kind}`, language) },
    { heading: heading('code'), kind: 'text', value: row => row.status },
    { heading: heading('status'), kind: 'text', value: row => say(`works.status.${row.status}`, language) },
    { heading: heading('tracks'), kind: 'number', value: row => row.track_count },
    { heading: heading('date'), kind: 'date', value: row => row.release_date },
    { heading: heading('upc'), kind: 'text', value: row => row.upc },
    { heading: heading('created'), kind: 'time', value: row => row.created_at },
    { heading: heading('updated'), kind: 'time', value: row => row.updated_at },
  ]
}
