import type { ContentDraft } from '#contract/content/editing-calls'
import { languages } from '#contract/language'
import { plainLines } from './plain-lines'

/** Whether two drafts say the same; the server writes a link or a picture in its own way. */
export function isSameText(one: ContentDraft, other: ContentDraft): boolean {
  const isSame = (['title', 'summary'] as const).every(field =>
    languages.every(language => one[field][language].trim() === other[field][language].trim()),
  )
  return (
    isSame &&
    one.cover === other.cover &&
    one.category === other.category &&
    languages.every(
      language => plainLines(one.body[language]).join('\n') === plainLines(other.body[language]).join('\n'),
    )
  )
}
