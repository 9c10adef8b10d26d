import { readNews } from '#contract/content/calls'
import { handle } from '../../platform/http/call-handler'
import { readPage } from './read-page'

export const contentRoutes = [handle(readNews, readPage)]
