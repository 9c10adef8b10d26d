import type { StartingBranch } from '../starting-help'
import { asking } from './support-asking'
import { keeping } from './support-keeping'

export const support: StartingBranch = {
  tid: 3,
  title: { 'zh-CN': '费用与客服', en: 'Costs and support' },
  articles: [...asking, ...keeping],
}
