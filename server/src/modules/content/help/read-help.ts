import type { suggestHelp } from '#contract/content/calls'
import type { Language } from '#contract/language'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { fillPage } from '../fill-page'
import { contentWords, textOfHtml } from './content-words'
import {
  findArticle,
  listArticles,
  listBranches,
  listFrequentQuestions,
  suggestArticles,
} from './help.queries'

type Reader = Pick<CallContext, 'tx' | 'site' | 'language'>

/** A place is filled wherever it stands, so that no setting is ever repeated by hand. */
function shown(both: unknown, { site, language }: Reader): string {
  return fillPage((both as Record<Language, string>)[language], site.facts, language)
}

export async function helpBranches(reader: Reader) {
  const [branches, articles] = await Promise.all([listBranches(reader.tx), listArticles(reader.tx)])
  return branches.map(({ tid, title }) => ({
    tid,
    title: shown(title, reader),
    articles: articles
      .filter(article => article.tid === tid)
      .map(article => ({ id: article.number, type: 1, title: shown(article.title, reader) })),
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
  const article = here && (await findArticle(reader.tx, here.id))
  if (!here || !article?.published_at) throw new Refusal('notFound')
  return {
    id: article.number,
    category: here.branch,
    title: shown(article.title, reader),
    summary: shown(article.summary, reader),
    cover: null,
    published_at: article.published_at.toISOString(),
    body_html: shown(article.body_html, reader),
    previous_id: order[place - 1]?.id ?? null,
    next_id: order[place + 1]?.id ?? null,
  }
}

export async function frequentQuestions(reader: Reader) {
  return (await listFrequentQuestions(reader.tx)).map(question => ({
    id: question.number,
    question: shown(question.title, reader),
    answer_html: shown(question.body_html, reader),
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
    title: shown(article.title, context),
    excerpt: excerptOf(shown(article.summary, context) || textOfHtml(shown(article.body_html, context))),
  }))
}

function excerptOf(text: string): string {
  const letters = [...text]
  return letters.length > excerptLetters ? `${letters.slice(0, excerptLetters).join('')}…` : text
}
