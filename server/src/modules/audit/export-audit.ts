// The log as a file for a spreadsheet, with the same filters. It is sent page by page: years of entries never stand in memory.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { auditFilter, listAudit } from '#contract/audit/calls'
import { auditExportPath } from '#contract/audit/paths'
import type { Language } from '#contract/language'
import { byPage } from '../../platform/export/by-page'
import { serveExport } from '../../platform/export/serve-export'
import type { Column } from '../../platform/export/table'
import type { CallEnvironment } from '../../platform/http/bind-calls'
import { say } from '../../platform/texts/texts'
import './audit.texts'
import { type AuditFilter, type AuditRecord, listAuditRows } from './audit-log.queries'
import { recordAudit } from './record-audit'

const pageSize = 500

export function registerAuditExport(app: FastifyInstance, environment: CallEnvironment) {
  serveExport(app, environment, {
    path: auditExportPath,
    like: listAudit,
    input: z.object(auditFilter),
    async open({ input, actor, client, now, language, read, change }) {
      // Taking the log along is itself in it, before the first line leaves.
      const entry = { action: 'audit.exported', subject: 'audit', subjectId: '', after: input }
      await change(tx => recordAudit(tx, { actor, client, now, ...entry }))
      return {
        title: say('audit.export.file', language),
        plainName: 'audit',
        columns: columnsIn(language),
        rows: byPage(
          pageSize,
          (after: AuditFilter['after']) =>
            read(tx => listAuditRows(tx, { ...input, limit: pageSize, after }, language)),
          last => ({ at: last.place, id: last.id }),
        ),
      }
    },
  })
}

function columnsIn(language: Language): Column<AuditRecord>[] {
  const heading = (name: string) => say(`audit.export.${name}`, language)
  return [
    { heading: heading('id'), kind: 'number', value: entry => entry.id },
    { heading: heading('at'), kind: 'time', value: entry => entry.at },
    { heading: heading('staff'), kind: 'text', value: entry => entry.staff_name },
    { heading: heading('action'), kind: 'text', value: entry => entry.action },
    { heading: heading('subject'), kind: 'text', value: entry => entry.subject },
    { heading: heading('subjectId'), kind: 'text', value: entry => entry.subject_id },
    { heading: heading('before'), kind: 'text', value: entry => inJson(entry.before) },
    { heading: heading('after'), kind: 'text', value: entry => inJson(entry.after) },
    { heading: heading('address'), kind: 'text', value: entry => entry.address },
    { heading: heading('browser'), kind: 'text', value: entry => entry.user_agent },
  ]
}

const inJson = (value: unknown) => (value === null ? '' : JSON.stringify(value))
