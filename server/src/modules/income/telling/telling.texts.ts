import { addTexts } from '../../../platform/texts/texts'

addTexts({
  'income.posted.title': {
    'zh-CN': '{month} 新账单：{amount:amount} {currency}',
    en: 'New income for {month}: {amount:amount} {currency}',
  },
  'income.posted.text': {
    'zh-CN': '共 {count} 笔账单。请查看并确认；{days} 天内未处理将自动确认，不影响之后更正。',
    en: '{count} {count|bill|bills}. Check and confirm; after {days} {days|day|days} without an answer, {count|it’s|they’re} confirmed automatically. We still fix mistakes after that.',
  },
  'income.postedDisputed.title': {
    'zh-CN': '{month} 有 {amount:amount} {currency} 因侵权投诉暂停',
    en: '{amount:amount} {currency} of {month} is on hold for an infringement claim',
  },
  'income.postedDisputed.text': {
    'zh-CN': '被投诉录音的收益单独记在 {count} 笔账单里，投诉有结果前不能提现。其他收益不受影响。',
    en: 'What the disputed recording earned is on {count} {count|bill|bills} of its own, on hold until the claim is decided. Your other income isn’t affected.',
  },
  'income.reversed.title': {
    'zh-CN': '{month} 的 {count} 笔账单已冲销',
    en: '{count} {count|bill|bills} for {month} {count|was|were} reversed',
  },
  'income.reversed.text': {
    'zh-CN': '共 {amount:amount} {currency}，不再计入收益。原因：{reason}',
    en: '{amount:amount} {currency} no longer counts. Reason: {reason}',
  },
  'income.corrected.title': {
    'zh-CN': '账单更正：{corrected:amount} {currency}',
    en: 'Your bills were corrected: {corrected:amount} {currency}',
  },
  'income.corrected.text': {
    'zh-CN': '{month} 入账的账单已支付或在提现中，由 {corrections} 笔调整账单更正。原因：{reason}',
    en: 'Bills posted in {month} were already paid or on their way. They’re corrected by {corrections} {corrections|adjustment|adjustments}. Reason: {reason}',
  },
  'income.reversedAndCorrected.title': {
    'zh-CN': '{month} 的 {count} 笔账单已冲销，另有 {corrections} 笔更正',
    en: '{count} {count|bill|bills} for {month} reversed, {corrections} corrected',
  },
  'income.reversedAndCorrected.text': {
    'zh-CN':
      '冲销 {amount:amount} {currency}；已支付的部分更正 {corrected:amount} {currency}。原因：{reason}',
    en: '{amount:amount} {currency} no longer counts; what was paid is corrected by {corrected:amount} {currency}. Reason: {reason}',
  },
})
