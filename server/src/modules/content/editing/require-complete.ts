// What is to be shown is whole: in both languages, with everything its kind needs, and with no place that nothing fills.
import type { ContentDraft } from '#contract/content/editing-calls'
import { type ContentKind, newsCategories } from '#contract/content/kinds'
import { languages } from '#contract/language'
import type { Agent } from '#contract/sites/agent'
import { type FieldProblem, Refusal } from '../../../platform/refusal'
import '../content.texts'
import { unknownPlaces } from '../fill-page'
import { textOfHtml } from '../search/content-words'
import { needsBody } from '../written-content'
import type { ItemRow } from './content-items.queries'

export function requireComplete(kind: ContentKind, draft: ContentDraft, site: Agent): void {
  const fields = [...missingParts(kind, draft), ...wrongPlaces(draft, site)]
  if (fields.length > 0) throw new Refusal('invalidInput', { fields })
}

/** What waits for its moment is shown by nobody's hand: it stays whole until then. */
export function requireCompleteIfScheduled(item: ItemRow, draft: ContentDraft, site: Agent): void {
  if (item.publish_at !== null) requireComplete(item.kind as ContentKind, draft, site)
}

function missingParts(kind: ContentKind, draft: ContentDraft): FieldProblem[] {
  const missing: string[] = []
  for (const language of languages) {
    const isFooter = kind === 'block' && draft.title[language] === '' && hasBody(draft.body[language])
    if (draft.title[language] === '' && !isFooter) missing.push(`draft.title.${language}`)
    if (needsBody(kind) && !hasBody(draft.body[language])) missing.push(`draft.body.${language}`)
  }
  if (kind === 'news' && !newsCategories.some(category => category === draft.category))
    missing.push('draft.category')
  if (kind === 'plan' && !draft.plan) missing.push('draft.plan.needs')
  const problems: FieldProblem[] = missing.map(field => ({ field, text: 'content.missing' }))
  const { starts_on, ends_on } = draft.plan ?? {}
  if (starts_on && ends_on && ends_on < starts_on) {
    problems.push({ field: 'draft.plan.ends_on', text: 'content.endsBeforeStart' })
  }
  return problems
}

const hasBody = (html: string) => textOfHtml(html) !== '' || /<img /.test(html) || /\{\w+\}/.test(html)

function wrongPlaces(draft: ContentDraft, site: Agent): FieldProblem[] {
  return (['title', 'summary', 'body'] as const).flatMap(part =>
    languages.flatMap(language =>
      unknownPlaces(draft[part][language], site).map(place => ({
        field: `draft.${part}.${language}`,
        text: 'content.unknownPlace',
        params: { place: `{${place}}` },
      })),
    ),
  )
}
