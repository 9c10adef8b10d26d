// Only on the server: the contract's schemas never reach a guest's browser.
import type { RouterContextProvider } from 'react-router'
import { listQuestions } from '#contract/content/calls'
import { links } from '../../../lib/links'
import { pageContext } from '../../../lib/page-context'
import { describePage } from '../page-meta.server'
import { questionPage } from '../structured-data.server'

type Context = Readonly<RouterContextProvider>

/** The form stands below them in the help centre, and alone where guests come to ask. */
export async function readQuestionPage(request: Request, context: Context) {
  const { pathname, searchParams } = new URL(request.url)
  const isInHelp = pathname.replace(/\.data$/, '') === links.memberQuestion
  const questions = isInHelp ? await frequentQuestions(context) : []
  const meta = await describePage(request, context, 'question.description', {
    // An answer is for whoever got its link, and for no search engine.
    isUnlisted: searchParams.has('answer'),
    data: () => (questions.length > 0 ? [questionPage(questions)] : []),
  })
  return { questions, meta }
}

async function frequentQuestions(context: Context) {
  try {
    return await context.get(pageContext).call(listQuestions, {})
  } catch {
    // Whoever wants to ask can do so whatever becomes of the questions of others.
    return []
  }
}
