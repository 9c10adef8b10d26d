// A member's bills as a file, for staff who may see them.
import type { FastifyInstance } from 'fastify'
import { memberBillsExportPath } from '#contract/income/desk-exports'
import type { Language } from '#contract/language'
import { listMemberBills } from '#contract/members/calls'
import { byCursor } from '../../../platform/export/by-cursor'
import { serveExport } from '../../../platform/export/serve-export'
import type { Column } from '../../../platform/export/table'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import { say } from '../../../platform/texts/texts'
import { recordAudit } from '../../audit/audit.public'
import '../desk/export-desk.texts'
import './bill-export.texts'
import { listBillsOf } from './bills-of-member'

export function registerMemberBillsExport(app: FastifyInstance, environment: CallEnvironment) {
  serveExport(app, environment, {
    path: memberBillsExportPath,
    like: listMemberBills,
    input: listMemberBills.input.pick({ id: true, status: true }),
    async open({ input: { id, status }, actor, client, now, language, read, change }) {
      const entry = {
        action: 'income.exported',
        subject: 'member',
        subjectId: id,
        after: { status },
      } as const
      await change(tx => recordAudit(tx, { actor, client, now, ...entry }))
      return {
        title: say('income.export.bills', language),
        plainName: 'bills',
        columns: columnsIn(language),
        rows: byCursor(page =>
          read(tx => listBillsOf(tx, id, { ...page, language, ...(status !== undefined && { status }) })),
        ),
      }
    },
  })
}

function columnsIn(language: Language): Column<Awaited<ReturnType<typeof listBillsOf>>['items'][number]>[] {
  const bills = (name: string) => say(`bills.export.${name}`, language)
  return [
    { heading: bills('id'), kind: 'number', value: bill => bill.id },
    { heading: bills('month'), kind: 'text', value: bill => bill.month },
    { heading: bills('channel'), kind: 'text', value: bill => bill.sp_name },
    { heading: bills('tag'), kind: 'text', value: bill => say(`bills.tag.${bill.tag}`, language) },
    { heading: bills('total'), kind: 'money', value: bill => ({ ...bill, amount: bill.total_money_all }) },
    {
      heading: say('income.export.share', language),
      kind: 'money',
      value: bill => ({ ...bill, amount: bill.cp_money_all }),
    },
    { heading: bills('currency'), kind: 'text', value: bill => bill.currency },
    { heading: bills('status'), kind: 'text', value: bill => say(`bills.status.${bill.status}`, language) },
    { heading: bills('remarks'), kind: 'text', value: bill => bill.remarks },
  ]
}
