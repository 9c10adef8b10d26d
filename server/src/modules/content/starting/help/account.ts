import type { StartingBranch } from '../starting-help'
import { access } from './account-access'
import { identity } from './account-identity'
import { leaving } from './account-leaving'

export const account: StartingBranch = {
  tid: 2,
  title: { 'zh-CN': '账号与实名', en: 'Account and identity' },
  articles: [...access, ...identity, ...leaving],
}
