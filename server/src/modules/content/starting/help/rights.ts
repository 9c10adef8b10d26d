import type { StartingBranch } from '../starting-help'
import { signature } from './rights-signature'
import { sources } from './rights-sources'

export const rights: StartingBranch = {
  tid: 5,
  title: { 'zh-CN': '版权与签署', en: 'Rights and signature' },
  articles: [...sources, ...signature],
}
