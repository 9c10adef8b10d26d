// What an item says, as it is written: the draft of an item and each of its versions have this shape.
import type { ContentDraft } from '#contract/content/editing-calls'
import type { ContentKind } from '#contract/content/kinds'
import type { Language } from '#contract/language'

export type InBoth = Record<Language, string>

/** What a version keeps beside its words. */
export type VersionDetails = Partial<Pick<ContentDraft, 'cover' | 'category' | 'plan'>>

export interface VersionRow {
  title: unknown
  summary: unknown
  body_html: unknown
  details: unknown
}

export function contentOf(version: VersionRow): ContentDraft {
  const { cover = null, category = null, plan = null } = version.details as VersionDetails
  return {
    title: version.title as InBoth,
    summary: version.summary as InBoth,
    body: version.body_html as InBoth,
    cover,
    category,
    plan,
  }
}

export const emptyContent: ContentDraft = {
  title: { 'zh-CN': '', en: '' },
  summary: { 'zh-CN': '', en: '' },
  body: { 'zh-CN': '', en: '' },
  cover: null,
  category: null,
  plan: null,
}

/** A body is what an article is about; a block may be a title alone. */
export const needsBody = (kind: ContentKind) => kind !== 'block'
