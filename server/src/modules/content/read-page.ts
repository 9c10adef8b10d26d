import type { readNews } from '#contract/content/calls'
import type { Language } from '#contract/language'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { newestPage } from './content.queries'
import { fillPage } from './fill-page'
import { readArticle } from './help/read-help'

/** type 1 is an article of the help centre, 2 a page of the site. News is not there yet, so it is not found. */
const helpArticle = 1
const sitePage = 2

export async function readPage(context: CallContext<typeof readNews>) {
  const { tx, input, language, site } = context
  if (input.type === helpArticle) return readArticle(context, input.id)
  const page = input.type === sitePage && input.id ? await newestPage(tx, input.id) : undefined
  if (!page) throw new Refusal('notFound')
  const title = (page.title as Record<Language, string>)[language]
  const body = (page.body_html as Record<Language, string>)[language]
  return {
    id: page.page_id,
    category: '',
    title: fillPage(title, site.facts, language),
    summary: '',
    cover: null,
    published_at: page.published_at.toISOString(),
    body_html: fillPage(body, site.facts, language),
    previous_id: null,
    next_id: null,
  }
}
