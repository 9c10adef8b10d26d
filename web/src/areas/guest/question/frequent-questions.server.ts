// Only on the server: the contract's schemas never reach a guest's browser.
import type { RouterContextProvider } from 'react-router'
import { listQuestions } from '#contract/content/calls'
import { links } from '../../../lib/links'
import { pageContext } from '../../../lib/page-context'

/** The form stands below them in the help centre, and alone where guests come to ask. */
export async function readFrequentQuestions(request: Request, context: Readonly<RouterContextProvider>) {
  const path = new URL(request.url).pathname.replace(/\.data$/, '')
  if (path !== links.memberQuestion) return []
  try {
    return await context.get(pageContext).call(listQuestions, {})
  } catch {
    // Whoever wants to ask can do so whatever becomes of the questions of others.
    return []
  }
}
