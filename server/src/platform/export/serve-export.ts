// The one way in which a list leaves as a file: who may read the list may take it along, as CSV or as a workbook.
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Access, Call } from '#contract/call'
import { todayInChina } from '#contract/identity/age'
import type { Language } from '#contract/language'
import type { Tx } from '../database/query'
import type { ActorFor } from '../http/actor'
import type { CallEnvironment } from '../http/bind-calls'
import { fileNameParameters } from '../http/file-name-parameters'
import { type clientOf, languageOf } from '../http/request-facts'
import { requireCaller } from '../http/require-caller'
import type { Site } from '../http/site-directory'
import { Refusal } from '../refusal'
import { beginRows } from './begin-rows'
import type { Table } from './table'
import { writeCsv } from './write-csv'
import { writeXlsx } from './write-xlsx'

export interface ExportContext<A extends Access, Input> {
  input: Input
  actor: ActorFor<A>
  site: Site
  language: Language
  client: ReturnType<typeof clientOf>
  now: Date
  /** Short reads, one a batch: a file takes as long as its reader, and nothing is held open for it. */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** For the entry in the log, before the first line leaves. */
  change<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

interface ExportedFile<Row> extends Table<Row> {
  /** For programs that read nothing but ASCII; others see the title. */
  plainName: string
}

interface Export<A extends Access, Input, Row> {
  path: string
  /** The call that answers with the same list: its access and its rate hold here too. */
  like: Call<A>
  input: z.ZodType<Input>
  /** What kind of file it is when nobody says. Unsaid: text. */
  usual?: keyof typeof types
  /** What it throws is answered like any refusal. */
  open(context: ExportContext<A, Input>): Promise<ExportedFile<Row>>
}

export function serveExport<A extends Access, Input, Row>(
  app: FastifyInstance,
  environment: CallEnvironment,
  { path, like, input, usual = 'csv', open }: Export<A, Input, Row>,
) {
  const asked = z.object({ format: z.enum(['csv', 'xlsx']).default(usual) })
  // Without HEAD, which would read the whole list for nothing.
  app.get(path, { exposeHeadRoute: false }, async (request, reply) => {
    const { site, actor, client, now, database } = await requireCaller(environment, request, reply, like)
    const format = asked.safeParse(request.query)
    const wanted = input.safeParse(request.query)
    if (!format.success || !wanted.success) throw new Refusal('malformedRequest')
    const file = await open({
      input: wanted.data,
      actor: actor as ActorFor<A>,
      site,
      language: languageOf(request),
      client,
      now,
      read: work => database.read(site.agentId, work),
      change: work => database.change(site.agentId, work),
    })
    return send(reply, { ...file, rows: await beginRows(file.rows) }, format.data.format, now)
  })
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** A row that fails ends the connection without its last chunk: the browser says that the download failed. */
function send<Row>(reply: FastifyReply, file: ExportedFile<Row>, format: keyof typeof types, now: Date) {
  const names = fileNameParameters(
    `${file.title} ${todayInChina(now)}.${format}`,
    `${file.plainName}.${format}`,
  )
  return reply
    .type(types[format])
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; ${names}`)
    .send(format === 'xlsx' ? writeXlsx(file) : Readable.from(writeCsv(file), { objectMode: false }))
}
