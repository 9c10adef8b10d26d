import { useEffect, useState, useSyncExternalStore } from 'react'
import { type ContentDraft, readContent, saveDraft } from '#contract/content/editing-calls'
import { api } from '../../../../lib/api'
import type { CallRefused } from '../../../../lib/api-client'
import { isRefusal } from '../../../../lib/is-refusal'
import { forgetStaff } from '../../staff-queries'
import { refreshContent } from '../content-queries'
import { type ContentKeeper, type KeeperState, type Kept, keepContent, type Outcome } from './content-keeper'
import { isSameText } from './is-same-text'
import { keepDraft, recallKept } from './kept-draft'
import type { Item } from './new-item'

/** The draft on its way between the fields, this browser and the server. */
export function useKeeper(item: Item) {
  const [keeper] = useState(() => begin(item))
  const state = useSyncExternalStore(keeper.subscribe, keeper.read)
  useEffect(() => {
    const hide = () => keeper.keepHere()
    const retry = () => keeper.read().saving === 'failed' && void keeper.flush()
    window.addEventListener('pagehide', hide)
    window.addEventListener('online', retry)
    return () => {
      window.removeEventListener('pagehide', hide)
      window.removeEventListener('online', retry)
      keeper.leave()
    }
  }, [keeper])
  return [keeper, state] as const
}

function begin(item: Item): ContentKeeper {
  const { id, kind, tid, draft, revision } = item
  const firstPlace = id === undefined ? `new.${kind}.${tid ?? ''}` : String(id)
  const keep = (kept: Kept | undefined) => {
    const place = keeper.read().id === undefined ? firstPlace : String(keeper.read().id)
    // Made meanwhile: the next new one begins empty.
    if (place !== firstPlace) keepDraft(firstPlace, undefined)
    keepDraft(place, kept)
  }
  const keeper = keepContent({ id, tid: tid ?? undefined, draft, revision }, { save: saver(item), keep })
  const kept = recallKept(firstPlace)
  if (kept && item.can.edit) keeper.resume(kept)
  return keeper
}

/** Saves; what a dead line left open is settled with the next try. */
function saver({ kind }: Item) {
  let unsure: ContentDraft | undefined
  return async function save({ id, tid, revision, draft }: KeeperState): Promise<Outcome> {
    try {
      const { data } = await api(saveDraft, { id, kind, tid, revision, draft }, { shows: () => true })
      unsure = undefined
      void refreshContent()
      return { is: 'saved', id: data.id, revision: data.revision }
    } catch (error) {
      const outcome = await outcomeOf(error, { id, revision })
      // The draft had arrived, only the answer was lost: nobody else has written.
      if (outcome.is === 'behind' && outcome.theirs && unsure && isSameText(outcome.theirs.draft, unsure)) {
        const { revision: newer } = outcome.theirs
        unsure = undefined
        return save({ id, tid, revision: newer, draft } as KeeperState)
      }
      if (outcome.is === 'failed') unsure = draft
      return outcome
    }
  }
}

/** A conflict is somebody else's writing only where the item has moved on; otherwise its sentence says what is wrong. */
export async function outcomeOf(
  error: unknown,
  { id, revision }: Pick<KeeperState, 'id' | 'revision'>,
): Promise<Outcome> {
  // The door takes the page's place; what was written is kept and goes on behind it.
  if (isRefusal(error, 'sessionEnded')) forgetStaff()
  if (isRefusal(error, 'conflict') && id !== undefined) {
    const known = await api(readContent, { id }, { quiet: true }).catch(() => undefined)
    if (known?.data.revision === revision) return { is: 'refused', problems: problemsOf(error) }
    return { is: 'behind', theirs: known?.data }
  }
  if (isRefusal(error, 'invalidInput', 'tooLarge', 'forbidden', 'notFound', 'malformedRequest')) {
    return { is: 'refused', problems: problemsOf(error) }
  }
  return { is: 'failed' }
}

function problemsOf({ fields, message }: CallRefused): Record<string, string> {
  if (fields.length === 0) return { '': message }
  return Object.fromEntries(fields.map(({ field, message: text }) => [field, text]))
}
