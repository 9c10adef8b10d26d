import type { previewContent } from '#contract/content/editing-calls'
import { languages } from '#contract/language'
import type { CallContext } from '../../../platform/http/call-handler'
import { cleanHtml } from '../clean-html'
import { fillHtml, fillText, unknownPlaces } from '../fill-page'
import type { InBoth } from '../written-content'

export async function previewDraft({ input, site }: CallContext<typeof previewContent>) {
  const { title, summary, body } = input.draft
  const each = (show: (language: (typeof languages)[number]) => string) =>
    Object.fromEntries(languages.map(language => [language, show(language)])) as InBoth
  const everything = [title, summary, body].flatMap(part => languages.map(language => part[language]))
  return {
    title: each(language => fillText(title[language], site.facts, language)),
    summary: each(language => fillText(summary[language], site.facts, language)),
    body: each(language => fillHtml(cleanHtml(body[language]), site.facts, language)),
    unknown_places: unknownPlaces(everything.join(' '), site.facts),
  }
}
