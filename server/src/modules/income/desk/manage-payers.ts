// Who sends reports and money. What is known about a payer helps to read its next file; it never changes a report that was read.
import { isDeepStrictEqual } from 'node:util'
import type { Currency } from '#contract/currency'
import type { archivePayer, createPayer, listPayers, savePayer } from '#contract/income/payer-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { dropPrefix } from '../arrival/drop-prefix'
import './desk.texts'
import {
  findUnknownChannels,
  forgetPayerStores,
  insertPayer,
  isFolderTaken,
  isNameTaken,
  listPayerRows,
  listPayerStores,
  lockPayer,
  putArchived,
  putPayer,
  putPayerStores,
} from './payers.queries'

export async function listThePayers({ tx }: Pick<CallContext<typeof listPayers>, 'tx'>) {
  const [payers, stores] = [await listPayerRows(tx), await listPayerStores(tx)]
  return payers.map(({ last_report_at, ...payer }) => ({
    ...payer,
    currency: payer.currency as Currency,
    drop_prefix: payer.drop_folder && dropPrefix(tx.agentId, payer.drop_folder),
    last_report_at: last_report_at?.toISOString() ?? null,
    stores: stores
      .filter(({ payer_id }) => payer_id === payer.id)
      .map(({ store, channel_id }) => ({ store, channel_id })),
  }))
}

export async function createThePayer(context: CallContext<typeof createPayer>) {
  const { tx, input, actor, client, now } = context
  await requireFree(tx, input, 0)
  const facts = factsOf(input)
  const setBy = { staffId: actor.staffId, now }
  const id = await insertPayer(tx, { ...facts, isSandbox: false, now, setBy })
  if (input.stores.length > 0) await putPayerStores(tx, id, input.stores)
  await recordAudit(tx, {
    ...{ actor, client, now, action: 'payer.create', subject: 'payer', subjectId: id },
    after: { ...facts, stores: input.stores.length },
  })
  return { id, version: 1 }
}

export async function saveThePayer(context: CallContext<typeof savePayer>) {
  const { tx, input, actor, client, now } = context
  const before = await lockPayer(tx, input.id)
  if (!before) throw new Refusal('notFound')
  if (before.version !== input.version) throw new Refusal('conflict', { text: 'income.payerChanged' })
  await requireFree(tx, input, input.id)
  const facts = factsOf(input)
  const isReadAsBefore =
    before.currency === facts.currency && isDeepStrictEqual(before.reading, facts.reading)
  const who = isReadAsBefore ? null : { staffId: actor.staffId, now }
  const version = await putPayer(tx, input.id, facts, who)
  await forgetPayerStores(tx, input.id)
  if (input.stores.length > 0) await putPayerStores(tx, input.id, input.stores)
  await recordAudit(tx, {
    ...{ actor, client, now, action: 'payer.save', subject: 'payer', subjectId: input.id },
    before: { name: before.name, currency: before.currency, dropFolder: before.drop_folder },
    after: { ...facts, stores: input.stores.length },
  })
  return { version }
}

export async function archiveThePayer(context: CallContext<typeof archivePayer>) {
  const { tx, input, actor, client, now } = context
  const payer = await lockPayer(tx, input.id)
  if (!payer) throw new Refusal('notFound')
  if ((payer.archived_at !== null) === input.is_archived) return null
  await putArchived(tx, input.id, input.is_archived ? now : null)
  await recordAudit(tx, {
    ...{ actor, client, now, subject: 'payer', subjectId: input.id },
    action: input.is_archived ? 'payer.archive' : 'payer.restore',
  })
  return null
}

type PayerText = CallContext<typeof createPayer>['input']

const factsOf = ({ name, currency, reading, drop_folder: dropFolder }: PayerText) => ({
  name,
  currency,
  reading,
  dropFolder,
})

async function requireFree(
  tx: CallContext['tx'],
  { name, drop_folder: folder, stores }: PayerText,
  besides: number,
) {
  const refuse = (field: string, text: string) => new Refusal('invalidInput', { fields: [{ field, text }] })
  if (await isNameTaken(tx, name, besides)) throw refuse('name', 'income.payerNameTaken')
  if (folder && (await isFolderTaken(tx, folder, besides))) throw refuse('drop_folder', 'income.folderTaken')
  const unknown = await findUnknownChannels(
    tx,
    stores.map(({ channel_id }) => channel_id),
  )
  if (unknown.length > 0) throw refuse('stores', 'income.channelUnknown')
}
