import { helpTree, listQuestions, readNews, suggestHelp } from '#contract/content/calls'
import { handle } from '../../platform/http/call-handler'
import { frequentQuestions, helpBranches, suggestForText } from './help/read-help'
import { readPage } from './read-page'

export const contentRoutes = [
  handle(readNews, readPage),
  handle(helpTree, helpBranches),
  handle(listQuestions, frequentQuestions),
  handle(suggestHelp, suggestForText),
]
