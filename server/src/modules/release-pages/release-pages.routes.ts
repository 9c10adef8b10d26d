import { readReleasePage, saveReleasePage, showReleasePage } from '#contract/release-pages/calls'
import { handle } from '../../platform/http/call-handler'
import { readOwnPage, saveOwnPage } from './own-page'
import { showTheRelease } from './show-release'

export const releasePagesRoutes = [
  handle(showReleasePage, showTheRelease),
  handle(readReleasePage, readOwnPage),
  handle(saveReleasePage, saveOwnPage),
]
