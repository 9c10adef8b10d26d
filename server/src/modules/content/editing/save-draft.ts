// A draft is cleaned when it is kept: what an editor sees after saving is what will be shown.
import { isDeepStrictEqual } from 'node:util'
import type { ContentDraft, saveDraft } from '#contract/content/editing-calls'
import type { ContentKind } from '#contract/content/kinds'
import { languages } from '#contract/language'
import { lockAgent } from '../../../platform/database/lock-agent'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { findBranch } from '../branches/branches.queries'
import { cleanHtml } from '../clean-html'
import { keyOfPicture, picturesIn } from '../pictures/content-picture'
import { knownPictures, notePictures } from '../pictures/content-pictures.queries'
import { contentOf } from '../written-content'
import { canEdit } from './content.policy'
import {
  changeItem,
  countPublication,
  findVersion,
  type ItemRow,
  insertItem,
  lockItem,
  nextItemNumber,
} from './content-items.queries'
import { lockForChange } from './open-item'
import { requireCompleteIfScheduled } from './require-complete'

type Context = CallContext<typeof saveDraft>

export async function saveTheDraft(context: Context) {
  const { tx, input, actor, now, site } = context
  const item =
    input.id === undefined
      ? await addItem(context)
      : await lockForChange(tx, actor, { ...input, id: input.id })
  if (item.binned_at) throw new Refusal('conflict', { text: 'content.isBinned' })
  const draft = cleanDraft(item.kind as ContentKind, input.draft)
  requireCompleteIfScheduled(item, draft, site.facts)
  await keepPictures(tx, item.id, draft)
  const tid = await movedTo(tx, item, input.tid)
  const by = { staffId: actor.staffId, now }
  const change = { draft: (await isShown(tx, item, draft)) ? null : draft, titles: draft.title }
  const revision = await changeItem(tx, item.id, { ...change, ...(tid !== undefined && { tid }) }, by)
  if (tid !== undefined && item.published_version !== null) await countPublication(tx)
  return { id: item.id, revision, draft }
}

/** What is like what is shown is no draft: an article that is only moved, or changed and changed back. */
async function isShown(tx: Tx, item: ItemRow, draft: ContentDraft): Promise<boolean> {
  if (item.published_version === null || item.publish_at !== null) return false
  const shown = await findVersion(tx, item.id, item.published_version)
  return (
    shown !== undefined && isDeepStrictEqual(cleanDraft(item.kind as ContentKind, contentOf(shown)), draft)
  )
}

async function addItem({ tx, input, actor, now }: Context): Promise<ItemRow> {
  const { kind, tid } = input
  if (kind === 'page') throw new Refusal('invalidInput', { text: 'content.fixedKind' })
  if (!canEdit(actor, { kind })) throw new Refusal('forbidden')
  if (kind === 'help' && !(tid && (await findBranch(tx, tid)))) throw unknownBranch()
  await lockAgent(tx)
  const id = await insertItem(tx, {
    kind,
    number: await nextItemNumber(tx, kind),
    tid: kind === 'help' ? (tid ?? null) : null,
    slot: kind === 'block' ? 'free' : '',
    now,
  })
  const item = await lockItem(tx, id)
  if (!item) throw new Error('an item that was just added is not there')
  return item
}

function unknownBranch() {
  return new Refusal('invalidInput', { fields: [{ field: 'tid', text: 'content.unknownBranch' }] })
}

/** Undefined: it stays where it is. */
async function movedTo(tx: Tx, item: ItemRow, tid: number | undefined): Promise<number | undefined> {
  if (item.kind !== 'help' || tid === undefined || tid === item.tid) return undefined
  if (!(await findBranch(tx, tid))) throw unknownBranch()
  return tid
}

function cleanDraft(kind: ContentKind, draft: ContentDraft): ContentDraft {
  const body = Object.fromEntries(languages.map(language => [language, cleanHtml(draft.body[language])]))
  return {
    ...draft,
    body: body as ContentDraft['body'],
    category: kind === 'news' ? draft.category : null,
    plan: kind === 'plan' ? draft.plan : null,
  }
}

/** Noted with the item, so that they are not swept away; an address of somebody else's is refused. */
async function keepPictures(tx: Tx, itemId: number, { cover, body }: ContentDraft) {
  const inTexts = languages.flatMap(language => picturesIn(body[language]))
  const wanted = [...new Set([...(cover ? [cover] : []), ...inTexts])]
  const keys = wanted.map(address => keyOfPicture(tx.agentId, address))
  const known = new Set(await knownPictures(tx, keys))
  const unknown = wanted.filter((_, index) => !known.has(keys[index] ?? ''))
  const fields = [
    ...(cover && unknown.includes(cover) ? [{ field: 'draft.cover', text: 'content.unknownPicture' }] : []),
    ...languages
      .filter(language => picturesIn(body[language]).some(address => unknown.includes(address)))
      .map(language => ({ field: `draft.body.${language}`, text: 'content.unknownPicture' })),
  ]
  if (fields.length > 0) throw new Refusal('invalidInput', { fields })
  await notePictures(tx, itemId, [...known])
}
