import type { suggestHelp } from '#contract/content/calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { presentShown } from '../news/read-news'
import { contentWords, textOfHtml } from '../search/content-words'
import { findShown, listShownInOrder } from '../shown-items.queries'
import { type Reader, shownHtml, shownText } from '../shown-text'
import { listArticles, listBranches, suggestArticles } from './help.queries'

export async function helpBranches(reader: Reader) {
  const [branches, articles] = await Promise.all([listBranches(reader.tx), listArticles(reader.tx)])
  return branches.map(({ tid, title }) => ({
    tid,
    title: shownText(title, reader),
    articles: articles
      .filter(article => article.tid === tid)
      .map(article => ({ id: article.number, type: 1, title: shownText(article.title, reader) })),
  }))
}

/** Without a number: the first article of the first branch that has one. */
export async function readArticle(reader: Reader, wanted: number | undefined) {
  const branches = await helpBranches(reader)
  const order = branches.flatMap(({ tid, title, articles }) =>
    articles.map(({ id }) => ({ id, tid, branch: title })),
  )
  const place = wanted === undefined ? 0 : order.findIndex(({ id }) => id === wanted)
  const here = order[place]
  const article = here && (await findShown(reader.tx, 'help', here.id))
  if (!here || !article) throw new Refusal('notFound')
  return {
    ...presentShown(article, reader),
    category: here.branch,
    body_html: shownHtml(article.body_html, reader),
    previous_id: order[place - 1]?.id ?? null,
    next_id: order[place + 1]?.id ?? null,
  }
}

export async function frequentQuestions(reader: Reader) {
  return (await listShownInOrder(reader.tx, 'question')).map(question => ({
    id: question.number,
    question: shownText(question.title, reader),
    answer_html: shownHtml(question.body_html, reader),
  }))
}

/** The end of a long text is what is being typed. */
const lettersRead = 400
const mostWords = 200
const suggestions = 4
/** About one telling word of a title. Less than that is a coincidence. */
const leastScore = 6
const excerptLetters = 90

export async function suggestForText(context: CallContext<typeof suggestHelp>) {
  const { tx, input, language } = context
  const words = contentWords(input.text.slice(-lettersRead)).slice(0, mostWords)
  if (words.length === 0) return []
  const found = await suggestArticles(tx, { words, language, limit: suggestions, least: leastScore })
  return found.map(article => ({
    id: article.number,
    tid: article.tid ?? 0,
    title: shownText(article.title, context),
    excerpt: excerptOf(
      shownText(article.summary, context) || textOfHtml(shownHtml(article.body_html, context)),
    ),
  }))
}

function excerptOf(text: string): string {
  const letters = [...text]
  return letters.length > excerptLetters ? `${letters.slice(0, excerptLetters).join('')}…` : text
}
