// What was shown stays as a version, and what is shown can be found.
import type { ContentDraft } from '#contract/content/editing-calls'
import { languages } from '#contract/language'
import type { Tx } from '../../../platform/database/query'
import { putSearchRows } from '../search/content-search.queries'
import { searchRow } from '../search/search-row'
import { changeItem, countPublication, type ItemRow, insertVersion } from './content-items.queries'

/** A correction keeps the day of what it corrects; what was hidden and comes back is new. */
export async function showDraft(
  tx: Tx,
  item: ItemRow,
  draft: ContentDraft,
  by: { staffId: number | null; now: Date },
): Promise<number> {
  const version = item.newest_version + 1
  await insertVersion(tx, { itemId: item.id, version, content: draft, ...by })
  const revision = await changeItem(
    tx,
    item.id,
    {
      draft: null,
      publish_at: null,
      newest_version: version,
      published_version: version,
      published_at: item.published_at ?? by.now,
      category: draft.category ?? '',
      cover: draft.cover,
    },
    by,
  )
  const isFound = item.kind !== 'block'
  if (isFound) {
    const rows = languages.map(language =>
      searchRow(tx.agentId, language, { title: draft.title[language], body: draft.body[language] }),
    )
    await putSearchRows(tx, item.id, rows)
  }
  await countPublication(tx)
  return revision
}
