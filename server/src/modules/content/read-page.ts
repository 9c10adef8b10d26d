import type { readNews } from '#contract/content/calls'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { readArticle } from './help/read-help'
import { presentShown, readNewsItem } from './news/read-news'
import { findShown } from './shown-items.queries'
import { shownHtml } from './shown-text'

/** type 1 is an article of the help centre, 2 a page of the site, and without a type it is news. */
const helpArticle = 1
const sitePage = 2

export async function readPage(context: CallContext<typeof readNews>) {
  const { tx, input } = context
  if (input.type === helpArticle) return readArticle(context, input.id)
  if (input.type !== sitePage) return readNewsItem(context, input.id)
  const page = input.id === undefined ? undefined : await findShown(tx, 'page', input.id)
  if (!page) throw new Refusal('notFound')
  return {
    ...presentShown(page, context),
    // What counts for an agreement is when this wording came.
    published_at: page.at.toISOString(),
    body_html: shownHtml(page.body_html, context),
    previous_id: null,
    next_id: null,
  }
}
