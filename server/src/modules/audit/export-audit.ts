// The log as a file for a spreadsheet, with the same filters. It is sent page by page: years of entries never stand in memory.
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { auditFilter, listAudit } from '#contract/audit/calls'
import { auditExportPath } from '#contract/audit/paths'
import { todayInChina } from '#contract/identity/age'
import type { Language } from '#contract/language'
import { csvLine, csvStart } from '../../platform/csv'
import type { Database } from '../../platform/database/database'
import { mayCall } from '../../platform/http/actor'
import type { CallEnvironment } from '../../platform/http/bind-calls'
import { clientOf, languageOf } from '../../platform/http/request-facts'
import { Refusal } from '../../platform/refusal'
import { say } from '../../platform/texts/texts'
import './audit.texts'
import { type AuditFilter, type AuditRecord, listAuditRows } from './audit-log.queries'
import { recordAudit } from './record-audit'

const pageSize = 500
const wanted = z.object(auditFilter)
const columns = [
  'id',
  'at',
  'staff',
  'action',
  'subject',
  'subjectId',
  'before',
  'after',
  'address',
  'browser',
]

export function registerAuditExport(app: FastifyInstance, environment: CallEnvironment) {
  const { sites, database, clock } = environment
  app.get(auditExportPath, async (request, reply) => {
    const site = await sites.byHost(request.host)
    if (!site) throw new Refusal('unknownSite')
    const actor = await environment.authenticate(request, site, listAudit)
    if (actor.kind !== 'staff') throw new Refusal('sessionEnded')
    if (!mayCall(listAudit, actor)) throw new Refusal('forbidden')
    const parsed = wanted.safeParse(request.query)
    if (!parsed.success) throw new Refusal('malformedRequest')
    const now = clock.now()
    // Taking the log along is itself in it, before the first line leaves.
    await database.change(site.agentId, tx =>
      recordAudit(tx, {
        actor,
        client: clientOf(request),
        now,
        action: 'audit.exported',
        subject: 'audit',
        subjectId: '',
        after: parsed.data,
      }),
    )
    const language = languageOf(request)
    const name = `${say('audit.export.file', language)} ${todayInChina(now)}.csv`
    return reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header(
        'content-disposition',
        `attachment; filename="audit.csv"; filename*=UTF-8''${encodeURIComponent(name)}`,
      )
      .send(Readable.from(csvOf(database, site.agentId, { ...parsed.data, limit: pageSize }, language)))
  })
}

async function* csvOf(database: Database, agentId: number, filter: AuditFilter, language: Language) {
  yield csvStart + csvLine(columns.map(column => say(`audit.export.${column}`, language)))
  let after: AuditFilter['after']
  do {
    const page = await database.read(agentId, tx => listAuditRows(tx, { ...filter, after }))
    yield page.map(lineOf).join('')
    const last = page.at(-1)
    after = last && page.length === pageSize ? { at: last.place, id: last.id } : undefined
  } while (after)
}

function lineOf(entry: AuditRecord): string {
  return csvLine([
    String(entry.id),
    entry.at.toISOString(),
    entry.staff_name,
    entry.action,
    entry.subject,
    entry.subject_id,
    entry.before === null ? '' : JSON.stringify(entry.before),
    entry.after === null ? '' : JSON.stringify(entry.after),
    entry.address,
    entry.user_agent,
  ])
}
