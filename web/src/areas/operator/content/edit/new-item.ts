import type { ContentDraft, OpenedContent } from '#contract/content/editing-calls'
import type { ContentKind } from '#contract/content/kinds'

/** Until its first save a new item is nowhere but here. */
export type Item = Omit<OpenedContent, 'id'> & { id: number | undefined }

const nothing = { 'zh-CN': '', en: '' }

function emptyDraft(kind: ContentKind): ContentDraft {
  return {
    title: nothing,
    summary: nothing,
    body: nothing,
    cover: null,
    category: kind === 'news' ? 'notice' : null,
    plan: kind === 'plan' ? { needs: 'released', places: null, starts_on: null, ends_on: null } : null,
  }
}

export function newItem(kind: ContentKind, tid: number | null): Item {
  return {
    id: undefined,
    kind,
    number: 0,
    tid,
    slot: kind === 'block' ? 'free' : '',
    title: nothing,
    state: 'hidden',
    category: null,
    publish_at: null,
    published_at: null,
    updated_at: '',
    editor: null,
    revision: 0,
    draft: emptyDraft(kind),
    has_draft: false,
    shown_version: null,
    can: { edit: true, bin: false, hide: false },
  }
}
