// The list as a file for a spreadsheet, with the same filters. It is sent page by page: 100,000 works never stand in memory.
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { todayInChina } from '#contract/identity/age'
import type { Language } from '#contract/language'
import { listWorks, workFilter, workSorts } from '#contract/works/work-calls'
import { csvLine, csvStart } from '../../../platform/csv'
import type { Database } from '../../../platform/database/database'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import { requireCompany } from '../../../platform/http/lost-company'
import { languageOf } from '../../../platform/http/request-facts'
import { Refusal } from '../../../platform/refusal'
import { say } from '../../../platform/texts/texts'
import './export.texts'
import { listWorkRows, type WorkFilter } from './works-list.queries'

const pageSize = 500
const wanted = z.object({ ...workFilter, sort: z.enum(workSorts).default('updated') })
const columns = [
  'id',
  'title',
  'artists',
  'kind',
  'code',
  'status',
  'tracks',
  'date',
  'upc',
  'created',
  'updated',
]

export function registerWorksExport(app: FastifyInstance, environment: CallEnvironment) {
  const { sites, database, clock } = environment
  app.get('/works.csv', async (request, reply) => {
    const site = await sites.byHost(request.host)
    if (!site) throw new Refusal('unknownSite')
    const actor = await environment.authenticate(request, site, listWorks)
    if (actor.kind !== 'member') throw new Refusal('sessionEnded')
    requireCompany(listWorks, actor)
    const parsed = wanted.safeParse(request.query)
    if (!parsed.success) throw new Refusal('malformedRequest')
    const language = languageOf(request)
    const filter = { ...parsed.data, memberId: actor.memberId, limit: pageSize }
    const name = `${say('works.export.file', language)} ${todayInChina(clock.now())}.csv`
    return reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header(
        'content-disposition',
        `attachment; filename="works.csv"; filename*=UTF-8''${encodeURIComponent(name)}`,
      )
      .send(Readable.from(csvOf(database, site.agentId, filter, language)))
  })
}

async function* csvOf(database: Database, agentId: number, filter: WorkFilter, language: Language) {
  yield csvStart + csvLine(columns.map(column => say(`works.export.${column}`, language)))
  let after: WorkFilter['after']
  do {
    const page = await database.read(agentId, tx => listWorkRows(tx, { ...filter, after }))
    yield page.map(row => lineOf(row, language)).join('')
    const last = page.at(-1)
    after = last && page.length === pageSize ? { value: last.place, id: last.id } : undefined
  } while (after)
}

function lineOf(row: Awaited<ReturnType<typeof listWorkRows>>[number], language: Language): string {
  return csvLine([
    String(row.id),
    row.title,
    row.artists,
    say(`works.export.kind.${row.kind}`, language),
    row.status,
    say(`works.status.${row.status}`, language),
    String(row.track_count),
    row.release_date ?? '',
    row.upc ?? '',
    row.created_at.toISOString(),
    row.updated_at.toISOString(),
  ])
}
