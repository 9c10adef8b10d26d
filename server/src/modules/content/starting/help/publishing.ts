import type { StartingBranch } from '../starting-help'
import { audioCoverLyrics } from './publishing-files'
import { fromDraftToOnline } from './publishing-steps'

export const publishing: StartingBranch = {
  tid: 1,
  title: { 'zh-CN': '发布作品', en: 'Publishing' },
  articles: [...fromDraftToOnline, ...audioCoverLyrics],
}
