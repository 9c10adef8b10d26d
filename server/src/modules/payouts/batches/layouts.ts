// How the file of a bank looks. A batch keeps the layout that it was made with, so saving one changes no file that was made.

import { type BatchLayout, batchLayout } from '#contract/payouts/batch'
import type { archiveBatchLayout, listBatchLayouts, saveBatchLayout } from '#contract/payouts/batch-calls'
import { lockAgent } from '../../../platform/database/lock-agent'
import { isUniqueViolation } from '../../../platform/database/unique-violation'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import './batches.texts'
import {
  archiveLayout,
  hasLayouts,
  insertLayout,
  type LayoutRow,
  listLayoutRows,
  lockLayout,
  putLayout,
} from './layouts.queries'
import { startingLayouts } from './starting-layouts'

/** Without these no bank pays anybody, and its answer finds nothing. */
const needed = ['account', 'amount', 'reference'] as const
const mostLayouts = 50

export async function listTheLayouts({
  tx,
  language,
}: Pick<CallContext<typeof listBatchLayouts>, 'tx' | 'language'>) {
  if (!(await hasLayouts(tx))) await makeFirst({ tx, language })
  return (await listLayoutRows(tx)).map(presentLayout)
}

/** Two who look at the same moment make them once. */
async function makeFirst({ tx, language }: Pick<CallContext, 'tx' | 'language'>) {
  await lockAgent(tx)
  if (await hasLayouts(tx)) return
  for (const layout of startingLayouts(language)) await insertLayout(tx, layout)
}

export async function saveTheLayout(context: CallContext<typeof saveBatchLayout>) {
  const { tx, input, actor, client, now } = context
  requireColumns(input.layout)
  const before = input.id === undefined ? undefined : await lockLayout(tx, input.id)
  if (input.id !== undefined && !before) throw new Refusal('notFound')
  if (before && before.version !== input.version) {
    throw new Refusal('conflict', { text: 'payouts.layoutChanged' })
  }
  if (!before && (await listLayoutRows(tx)).length >= mostLayouts) {
    throw new Refusal('conflict', { text: 'payouts.tooManyLayouts', params: { count: mostLayouts } })
  }
  const saved = await (before
    ? putLayout(tx, before.id, input.layout)
    : insertLayout(tx, input.layout)
  ).catch(orNameTaken)
  await recordAudit(tx, {
    ...{ actor, client, now, action: 'payout.layoutSaved', subject: 'payoutLayout', subjectId: saved.id },
    ...(before && { before: layoutOf(before) }),
    after: input.layout,
  })
  return presentLayout(saved)
}

export async function archiveTheLayout(context: CallContext<typeof archiveBatchLayout>) {
  const { tx, input, actor, client, now } = context
  const layout = await lockLayout(tx, input.id)
  if (!layout) throw new Refusal('notFound')
  await archiveLayout(tx, layout.id, now)
  await recordAudit(tx, {
    ...{ actor, client, now, action: 'payout.layoutArchived', subject: 'payoutLayout' },
    ...{ subjectId: layout.id, before: { name: layout.name } },
  })
  return null
}

export const layoutOf = (row: LayoutRow): BatchLayout => batchLayout.parse(row)

const presentLayout = (row: LayoutRow) => ({ ...layoutOf(row), id: row.id, version: row.version })

function requireColumns({ columns }: BatchLayout) {
  const fields = columns.map(({ field }) => field)
  const missing = needed.find(field => !fields.includes(field))
  const refuse = (text: string) =>
    new Refusal('invalidInput', { fields: [{ field: 'layout.columns', text }] })
  if (missing) throw refuse(`payouts.layout.without.${missing}`)
  // Twice the account or the amount, and nobody knows which of them the bank takes.
  if (needed.some(field => fields.indexOf(field) !== fields.lastIndexOf(field))) {
    throw refuse('payouts.layout.twice')
  }
}

function orNameTaken(error: unknown): never {
  if (!isUniqueViolation(error, 'payout_layouts_one_name')) throw error
  throw new Refusal('invalidInput', { fields: [{ field: 'layout.name', text: 'payouts.layoutNameTaken' }] })
}
