// The lines of a bank's answer as a file, as their page shows them; it stands in the log before the first line leaves.
import type { FastifyInstance } from 'fastify'
import type { Language } from '#contract/language'
import { batchNumber } from '#contract/payouts/batch'
import { listBankResultLines } from '#contract/payouts/batch-calls'
import { oneExportInput, resultLinesExportPath } from '#contract/payouts/withdrawal-files'
import { byPage } from '../../../platform/export/by-page'
import { serveExport } from '../../../platform/export/serve-export'
import type { Column } from '../../../platform/export/table'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import { say } from '../../../platform/texts/texts'
import { recordAudit } from '../../audit/audit.public'
import '../batches/batches.texts'
import '../lists/lists.texts'
import { maskAccounts } from './mask-accounts'
import { presentLine } from './present-result'
import { requireResult } from './read-bank-result'
import { listLineRows } from './results.queries'
import './results.texts'

const pageSize = 500

export function registerResultExport(app: FastifyInstance, environment: CallEnvironment) {
  serveExport(app, environment, {
    path: resultLinesExportPath,
    like: listBankResultLines,
    input: oneExportInput,
    async open({ input: { id }, actor, client, now, language, read, change }) {
      const result = await read(tx => requireResult(tx, id, actor))
      await change(tx =>
        recordAudit(tx, {
          ...{ actor, client, now, action: 'payout.resultExported', subject: 'payoutBatch' },
          ...{ subjectId: result.batch_id, after: { file: result.file_name } },
        }),
      )
      return {
        title: say('payouts.result.file', language, { number: batchNumber(result.batch_number) }),
        plainName: 'bank-results',
        columns: columns(language),
        rows: byPage(
          pageSize,
          async (after: { isGood: boolean; position: number } | undefined) =>
            (await read(tx => listLineRows(tx, { resultId: id, after, limit: pageSize }))).map(presentLine),
          ({ problem, position }) => ({ isGood: problem === null, position }),
        ),
      }
    },
  })
}

type Line = ReturnType<typeof presentLine>

function columns(language: Language): Column<Line>[] {
  const heading = (name: string) => say(`payouts.export.${name}`, language)
  return [
    { heading: say('payouts.result.line', language), kind: 'number', value: row => row.position },
    // What is no reference of ours may be anything of the file, an account too.
    {
      ...{ heading: say('payouts.layout.column.reference', language), kind: 'text' },
      value: row => (row.number === '' ? maskAccounts(row.reference) : row.reference),
    },
    { heading: heading('number'), kind: 'text', value: row => row.number },
    // As the file writes it: it may be no amount at all.
    {
      ...{ heading: say('payouts.layout.column.amount', language), kind: 'text' },
      value: row => maskAccounts(row.amount),
    },
    {
      ...{ heading: say('payouts.batches.outcome', language), kind: 'text' },
      value: row => (row.outcome === null ? null : say(`payouts.outcome.${row.outcome}`, language)),
    },
    {
      ...{ heading: say('payouts.result.problem', language), kind: 'text' },
      value: row => (row.problem === null ? null : say(`payouts.result.problem.${row.problem}`, language)),
    },
    { heading: say('payouts.result.paidOn', language), kind: 'date', value: row => row.paid_on },
    { heading: heading('reference'), kind: 'text', value: row => row.bank_reference },
    { heading: heading('reason'), kind: 'text', value: row => maskAccounts(row.reason) },
  ]
}
