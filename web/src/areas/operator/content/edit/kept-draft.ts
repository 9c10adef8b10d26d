// What could not be saved yet, in this browser.
import { contentDraft } from '#contract/content/editing-calls'
import type { Kept } from './content-keeper'

const place = (key: string) => `content.draft.${key}`

export function keepDraft(key: string, kept: Kept | undefined) {
  try {
    if (kept) localStorage.setItem(place(key), JSON.stringify(kept))
    else localStorage.removeItem(place(key))
  } catch {
    // Private modes may refuse storage: then what is typed lasts as long as the page.
  }
}

/** Nothing where it cannot be read, or was written by another version of this page. */
export function recallKept(key: string): Kept | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(place(key)) ?? 'null')
    if (!Number.isInteger(kept?.revision)) return undefined
    const draft = contentDraft.parse(kept.draft)
    return { revision: kept.revision, draft, ...(kept.sent && { sent: contentDraft.parse(kept.sent) }) }
  } catch {
    return undefined
  }
}
