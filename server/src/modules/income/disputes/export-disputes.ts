// Claims with the income of what they are about, as a file.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { disputesExportPath } from '#contract/income/desk-exports'
import { listDisputes as call, type Dispute } from '#contract/income/dispute-calls'
import type { Language } from '#contract/language'
import { byCursor } from '../../../platform/export/by-cursor'
import { serveExport } from '../../../platform/export/serve-export'
import type { Column } from '../../../platform/export/table'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import { say } from '../../../platform/texts/texts'
import { recordAudit } from '../../audit/audit.public'
import '../bills/bill-export.texts'
import '../desk/export-desk.texts'
import { listDisputes } from './list-disputes'

export function registerDisputesExport(app: FastifyInstance, environment: CallEnvironment) {
  serveExport(app, environment, {
    path: disputesExportPath,
    like: call,
    input: z.object({}),
    async open({ actor, client, now, language, read, change }) {
      const entry = {
        action: 'income.exported',
        subject: 'report',
        subjectId: '',
        after: { disputes: true },
      } as const
      await change(tx => recordAudit(tx, { actor, client, now, ...entry }))
      return {
        title: say('income.export.disputes', language),
        plainName: 'disputes',
        columns: columnsIn(language),
        rows: byCursor(page => read(tx => listDisputes({ tx, input: page, now }))),
      }
    },
  })
}

function columnsIn(language: Language): Column<Dispute>[] {
  const heading = (name: string) => say(`income.export.${name}`, language)
  const sums = (['held', 'to_hold', 'withdrawn'] as const).flatMap((part): Column<Dispute>[] => {
    const what = heading(part === 'to_hold' ? 'toHold' : part)
    return [
      {
        heading: say('income.export.billsOf', language, { what }),
        kind: 'number',
        value: dispute => dispute[part].bills,
      },
      {
        heading: say('income.export.moneyOf', language, { what }),
        kind: 'money',
        value: dispute => ({ amount: dispute[part].cp_money_all, currency: dispute.currency }),
      },
    ]
  })
  return [
    { heading: heading('case'), kind: 'text', value: dispute => dispute.number },
    {
      heading: heading('state'),
      kind: 'text',
      value: dispute => heading(dispute.is_upheld ? 'upheld' : 'underWay'),
    },
    { heading: heading('receivedAt'), kind: 'time', value: dispute => new Date(dispute.received_at) },
    { heading: heading('release'), kind: 'text', value: dispute => dispute.work.title },
    { heading: heading('title'), kind: 'text', value: dispute => dispute.track_title },
    ...sums,
    { heading: say('bills.export.currency', language), kind: 'text', value: dispute => dispute.currency },
  ]
}
