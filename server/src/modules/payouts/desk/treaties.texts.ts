import { addTexts } from '../../../platform/texts/texts'

addTexts({
  'payouts.treaty.resident': {
    'zh-CN': '税收协定文件只适用于非居民个人。请先确定这位用户的税收居民身份。',
    en: 'Treaty documents are for non-residents. Settle this member’s tax residence first.',
  },
  'payouts.treaty.over': {
    'zh-CN': '有效期已经过了。',
    en: 'It’s no longer valid.',
  },
  'payouts.treaty.waits': {
    'zh-CN': '这位用户已有一份待确认的税收协定文件。',
    en: 'A treaty document for this member is already waiting for confirmation.',
  },
  'payouts.treaty.decided': {
    'zh-CN': '这份文件已经处理过，请刷新。',
    en: 'This document has already been decided. Reload the page.',
  },
  'payouts.treaty.notAlone': {
    'zh-CN': '这份文件由你录入，要由另一位同事确认。',
    en: 'You entered this document, so someone else has to confirm it.',
  },
  'payouts.treaty.proposerGone': {
    'zh-CN': '录入文件的人已不再负责财务，请拒绝后由其他同事重新录入。',
    en: 'The person who entered it no longer works in finance. Decline it and enter it again.',
  },
  'payouts.treaty.replaced': {
    'zh-CN': '由新的文件替代',
    en: 'Replaced by a newer document',
  },
})
