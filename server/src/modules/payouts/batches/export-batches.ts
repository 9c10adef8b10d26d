// Batches, and the payouts of one, as files of what their pages show; they stand in the log before the first line leaves.
import type { FastifyInstance } from 'fastify'
import type { Language } from '#contract/language'
import { batchNumber } from '#contract/payouts/batch'
import { listBatches, readBatch } from '#contract/payouts/batch-calls'
import { batchesExportPath, batchPayoutsExportPath, oneExportInput } from '#contract/payouts/withdrawal-files'
import { nothing } from '#contract/wire'
import { byCursor } from '../../../platform/export/by-cursor'
import { byPage } from '../../../platform/export/by-page'
import { serveExport } from '../../../platform/export/serve-export'
import type { Column } from '../../../platform/export/table'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import { Refusal } from '../../../platform/refusal'
import { say } from '../../../platform/texts/texts'
import { recordAudit } from '../../audit/audit.public'
import '../lists/lists.texts'
import './batches.texts'
import { findBatch, listItemRows } from './batches.queries'
import { listTheBatches } from './list-batches'
import { presentItem } from './present-batch'

const pageSize = 500

export function registerBatchExports(app: FastifyInstance, environment: CallEnvironment) {
  serveExport(app, environment, {
    path: batchesExportPath,
    like: listBatches,
    input: nothing,
    async open({ actor, client, now, language, read, change }) {
      const about = { action: 'payout.batchesExported', subject: 'payoutBatch', subjectId: '' } as const
      await change(tx => recordAudit(tx, { actor, client, now, ...about }))
      return {
        title: say('payouts.batches.file', language),
        plainName: 'payout-batches',
        columns: batchColumns(language),
        rows: byCursor(page => read(tx => listTheBatches({ tx, language, input: page }))),
      }
    },
  })
  serveExport(app, environment, {
    path: batchPayoutsExportPath,
    like: readBatch,
    input: oneExportInput,
    async open({ input: { id }, actor, client, now, language, read, change }) {
      const batch = await read(tx => findBatch(tx, id))
      if (!batch) throw new Refusal('notFound')
      const about = { action: 'payout.batchExported', subject: 'payoutBatch', subjectId: id } as const
      await change(tx => recordAudit(tx, { actor, client, now, ...about }))
      const { currency, number } = batch
      return {
        title: say('payouts.batches.payouts', language, { number: batchNumber(number) }),
        plainName: 'batch-payouts',
        columns: itemColumns(language, currency),
        rows: byPage(
          pageSize,
          async (after: number | undefined) => {
            const page = { batchId: id, after: after ?? 0, limit: pageSize }
            return (await read(tx => listItemRows(tx, page))).map(row => presentItem(row, currency))
          },
          ({ position }) => position,
        ),
      }
    },
  })
}

type BatchLine = Awaited<ReturnType<typeof listTheBatches>>['items'][number]

function batchColumns(language: Language): Column<BatchLine>[] {
  const heading = (name: string) => say(`payouts.batches.${name}`, language)
  const count = (name: 'payouts' | 'paid' | 'failed' | 'open'): Column<BatchLine> => ({
    ...{ heading: heading(`count.${name}`), kind: 'number', value: row => row[name] },
  })
  return [
    { heading: heading('number'), kind: 'text', value: row => row.number },
    { heading: heading('layout'), kind: 'text', value: row => row.layout },
    { heading: heading('madeBy'), kind: 'text', value: row => row.made_by },
    { heading: heading('madeAt'), kind: 'time', value: row => new Date(row.made_at) },
    count('payouts'),
    {
      ...{ heading: heading('sum'), kind: 'money' },
      value: row => ({ amount: row.sum, currency: row.currency }),
    },
    { heading: say('payouts.export.currency', language), kind: 'text', value: row => row.currency },
    ...(['paid', 'failed', 'open'] as const).map(count),
  ]
}

type Item = ReturnType<typeof presentItem>

function itemColumns(language: Language, currency: BatchLine['currency']): Column<Item>[] {
  const heading = (name: string) => say(`payouts.layout.column.${name}`, language)
  return [
    { heading: heading('position'), kind: 'number', value: row => row.position },
    { heading: heading('reference'), kind: 'text', value: row => row.reference },
    { heading: say('payouts.export.number', language), kind: 'text', value: row => row.withdrawal.number },
    { heading: say('payouts.export.member', language), kind: 'text', value: row => row.member.name },
    { heading: heading('amount'), kind: 'money', value: row => ({ amount: row.amount, currency }) },
    { heading: heading('currency'), kind: 'text', value: () => currency },
    {
      ...{ heading: say('payouts.batches.outcome', language), kind: 'text' },
      value: row => say(`payouts.outcome.${row.outcome ?? 'open'}`, language),
    },
  ]
}
