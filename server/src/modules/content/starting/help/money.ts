import type { StartingBranch } from '../starting-help'
import { bills } from './money-bills'
import { payout } from './money-payout'

export const money: StartingBranch = {
  tid: 7,
  title: { 'zh-CN': '收益与提现', en: 'Income and withdrawals' },
  articles: [...bills, ...payout],
}
