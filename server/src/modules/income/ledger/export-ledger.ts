// Accounts and entries as files for a spreadsheet, read batch by batch.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
  accountFilter,
  entryFilter,
  listLedgerAccounts,
  listLedgerEntries,
} from '#contract/income/ledger-calls'
import { ledgerAccountsExportPath, ledgerEntriesExportPath } from '#contract/income/ledger-paths'
import type { Language } from '#contract/language'
import { byPage } from '../../../platform/export/by-page'
import { serveExport } from '../../../platform/export/serve-export'
import type { Column } from '../../../platform/export/table'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import { Refusal } from '../../../platform/refusal'
import { say } from '../../../platform/texts/texts'
import { recordAudit } from '../../audit/audit.public'
import './ledger.texts'
import { inDecimals } from '#contract/money'
import {
  type AccountRow,
  type EntryRow,
  findAccount,
  listAccountRows,
  listEntryRows,
} from './ledger-pages.queries'

const pageSize = 500

export function registerLedgerExports(app: FastifyInstance, environment: CallEnvironment) {
  serveExport(app, environment, {
    path: ledgerAccountsExportPath,
    like: listLedgerAccounts,
    input: z.object(accountFilter),
    async open({ input, actor, client, now, language, read, change }) {
      const entry = { action: 'ledger.exported', subject: 'ledger', subjectId: '', after: input }
      await change(tx => recordAudit(tx, { actor, client, now, ...entry }))
      return {
        title: say('ledger.export.accounts', language),
        plainName: 'ledger-accounts',
        columns: accountColumns(language),
        rows: byPage(
          pageSize,
          (below: number | undefined) =>
            read(tx => listAccountRows(tx, { ...input, below, limit: pageSize })),
          last => last.id,
        ),
      }
    },
  })
  serveExport(app, environment, {
    path: ledgerEntriesExportPath,
    like: listLedgerEntries,
    input: z.object(entryFilter),
    async open({ input, actor, client, now, language, read, change }) {
      const { account_id: accountId, ...filter } = input
      const account = await read(tx => findAccount(tx, accountId))
      if (!account) throw new Refusal('notFound')
      const entry = {
        action: 'ledger.exported',
        subject: 'ledger',
        subjectId: String(accountId),
        after: input,
      }
      await change(tx => recordAudit(tx, { actor, client, now, ...entry }))
      return {
        title: say('ledger.export.entries', language),
        plainName: 'ledger-entries',
        columns: entryColumns(language, account),
        rows: byPage(
          pageSize,
          (after: { transaction: number; position: number } | undefined) =>
            read(tx => listEntryRows(tx, { ...filter, accountId, after, limit: pageSize })),
          last => ({ transaction: last.transaction_id, position: last.position }),
        ),
      }
    },
  })
}

function accountColumns(language: Language): Column<AccountRow>[] {
  const heading = (name: string) => say(`ledger.export.${name}`, language)
  return [
    { heading: heading('account'), kind: 'text', value: row => String(row.id) },
    { heading: heading('kind'), kind: 'text', value: row => say(`ledger.kind.${row.kind}`, language) },
    { heading: heading('owner'), kind: 'text', value: row => row.member_name ?? row.payer_name ?? '' },
    { heading: heading('currency'), kind: 'text', value: row => row.currency },
    {
      heading: heading('balance'),
      kind: 'money',
      value: ({ balance, currency }) => ({ amount: inDecimals(balance, currency), currency }),
    },
  ]
}

function entryColumns(language: Language, { currency }: AccountRow): Column<EntryRow>[] {
  const heading = (name: string) => say(`ledger.export.${name}`, language)
  return [
    { heading: heading('at'), kind: 'time', value: row => row.at },
    { heading: heading('transaction'), kind: 'text', value: row => `T-${row.transaction_id}` },
    { heading: heading('what'), kind: 'text', value: row => say(`ledger.transaction.${row.kind}`, language) },
    { heading: heading('reason'), kind: 'text', value: row => row.reason },
    { heading: heading('report'), kind: 'text', value: row => row.report_name },
    {
      heading: heading('bill'),
      kind: 'text',
      value: row => (row.bill_id === null ? null : `B-${row.bill_id}`),
    },
    { heading: heading('channel'), kind: 'text', value: row => row.channel?.[language] ?? null },
    { heading: heading('staff'), kind: 'text', value: row => row.staff_name },
    {
      heading: heading('amount'),
      kind: 'money',
      value: row => ({ amount: inDecimals(row.amount, currency), currency }),
    },
  ]
}
