// How the file of a bank looks. A batch keeps the layout that it was made with, so saving one changes no file that was made.

import { type BatchLayout, batchLayout } from '#contract/payouts/batch'
import type { archiveBatchLayout, listBatchLayouts, saveBatchLayout } from '#contract/payouts/batch-calls'
import { payoutDesk } from '#contract/payouts/payout-desk'
import { lockAgent } from '../../../platform/database/lock-agent'
import type { Tx } from '../../../platform/database/query'
import { isUniqueViolation } from '../../../platform/database/unique-violation'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { actOrPend, type DeedMaker, type DeedMeans } from '../../deeds/deeds.public'
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
  const { tx, input } = context
  const { id, version, layout } = input
  requireColumns(layout)
  const before = id === undefined ? undefined : await lockLayout(tx, id)
  if (id !== undefined && !before) throw new Refusal('notFound')
  if (before && before.version !== version) {
    throw new Refusal('conflict', { text: 'payouts.layoutChanged' })
  }
  let saved: LayoutRow | undefined
  const save = async () => {
    saved = await putTheLayout(context, before, layout)
  }
  const asked = { kind: 'bank-layout', subject: subjectOf(before, layout), change: layout } as const
  const waiting = await actOrPend(context, asked, save)
  return { layout: saved ? presentLayout(saved) : null, waiting }
}

/** A layout that is not there yet is known by its name. */
const subjectOf = (before: LayoutRow | undefined, { name }: BatchLayout) =>
  before ? String(before.id) : `new ${name}`

async function putTheLayout(
  { tx, actor, client, now }: Pick<DeedMeans, 'tx' | 'actor' | 'client' | 'now'>,
  before: LayoutRow | undefined,
  layout: BatchLayout,
): Promise<LayoutRow> {
  // Two who add one at the same moment count one after the other.
  if (!before) await lockAgent(tx)
  if (!before && (await listLayoutRows(tx)).length >= mostLayouts) {
    throw new Refusal('conflict', { text: 'payouts.tooManyLayouts', params: { count: mostLayouts } })
  }
  const saved = await (before ? putLayout(tx, before.id, layout) : insertLayout(tx, layout)).catch(
    orNameTaken,
  )
  await recordAudit(tx, {
    ...{ actor, client, now, action: 'payout.layoutSaved', subject: 'payoutLayout', subjectId: saved.id },
    ...(before && { before: layoutOf(before) }),
    after: layout,
  })
  return saved
}

/** Where the account of a payee is in the bank's file says where money goes. */
export const layoutDeeds: DeedMaker<BatchLayout> = {
  change: batchLayout,
  askedBy: payoutDesk,
  readState: (tx, subject) => lockSubject(tx, subject),
  async perform(means, subject, layout) {
    await putTheLayout(means, await lockSubject(means.tx, subject), layout)
  },
  describe: (subject, { name }) => ({
    text: subject.startsWith('new ') ? 'payouts.deed.newLayout' : 'payouts.deed.layout',
    params: { name },
  }),
}

async function lockSubject(tx: Tx, subject: string): Promise<LayoutRow | undefined> {
  return subject.startsWith('new ') ? undefined : lockLayout(tx, Number(subject))
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
  const text = 'payouts.layoutNameTaken'
  throw new Refusal('invalidInput', { text, fields: [{ field: 'layout.name', text }] })
}
