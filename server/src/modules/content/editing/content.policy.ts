import type { StaffActor } from '../../../platform/http/actor'
import type { ItemRow } from './content-items.queries'

type Editor = Pick<StaffActor, 'roles'>
type Item = Pick<ItemRow, 'kind' | 'slot' | 'published_version' | 'publish_at'>

/** What members agree to is not an editor's to change. */
export function canEdit({ roles }: Editor, { kind }: Pick<Item, 'kind'>): boolean {
  return roles.includes('admin') || (kind !== 'page' && roles.includes('editor'))
}

/** The site links to its pages and members have agreed to them. */
export function canHide(editor: Editor, item: Item): boolean {
  return canEdit(editor, item) && item.kind !== 'page' && item.published_version !== null
}

/** The parts of the home page are hidden, not thrown away: each has a place that only it can fill. */
export function canBin(editor: Editor, item: Item): boolean {
  const isFixed = item.kind === 'page' || (item.kind === 'block' && item.slot !== 'free')
  return canEdit(editor, item) && !isFixed && item.published_version === null && item.publish_at === null
}
