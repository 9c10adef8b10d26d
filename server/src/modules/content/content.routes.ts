import * as calls from '#contract/content/calls'
import * as editing from '#contract/content/editing-calls'
import { handle } from '../../platform/http/call-handler'
import { listTheBranches, orderTheBranches, removeTheBranch, saveTheBranch } from './branches/edit-branches'
import { binTheItem, discardTheDraft, hideItem, orderItems, restoreTheVersion } from './editing/change-item'
import { previewDraft } from './editing/preview'
import { cancelThePublication, publishItem } from './editing/publish'
import { listItemsOfKind, listItemVersions, readItem } from './editing/read-items'
import { saveTheDraft } from './editing/save-draft'
import { frequentQuestions, helpBranches, suggestForText } from './help/read-help'
import { readHomeBlocks } from './home/read-home'
import { readTheFigures } from './home/site-figures'
import { listTheNews } from './news/read-news'
import { uploadThePicture } from './pictures/content-pictures'
import { readPage } from './read-page'
import { searchTheContent } from './search/search-content'

export const contentRoutes = [
  handle(calls.readNews, readPage),
  handle(calls.listNews, listTheNews),
  handle(calls.helpTree, helpBranches),
  handle(calls.listQuestions, frequentQuestions),
  handle(calls.suggestHelp, suggestForText),
  handle(calls.searchContent, searchTheContent),
  handle(calls.readHome, readHomeBlocks),
  handle(calls.readSiteFigures, readTheFigures),
  handle(editing.listContent, listItemsOfKind),
  handle(editing.readContent, readItem),
  handle(editing.saveDraft, saveTheDraft),
  handle(editing.previewContent, previewDraft),
  handle(editing.publishContent, publishItem),
  handle(editing.cancelPublication, cancelThePublication),
  handle(editing.unpublishContent, hideItem),
  handle(editing.discardDraft, discardTheDraft),
  handle(editing.binContent, binTheItem),
  handle(editing.listVersions, listItemVersions),
  handle(editing.restoreVersion, restoreTheVersion),
  handle(editing.orderContent, orderItems),
  handle(editing.listBranches, listTheBranches),
  handle(editing.saveBranch, saveTheBranch),
  handle(editing.orderBranches, orderTheBranches),
  handle(editing.removeBranch, removeTheBranch),
  handle(editing.uploadContentPicture, uploadThePicture),
]
