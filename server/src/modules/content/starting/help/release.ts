import type { StartingBranch } from '../starting-help'
import { changes } from './release-changes'
import { reviewAndChannels } from './release-channels'
import { liveAndPublic } from './release-live'

export const release: StartingBranch = {
  tid: 6,
  title: { 'zh-CN': '审核与发行', en: 'Review and release' },
  articles: [...reviewAndChannels, ...liveAndPublic, ...changes],
}
