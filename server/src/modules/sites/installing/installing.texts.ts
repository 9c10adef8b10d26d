import { addTexts } from '../../../platform/texts/texts'

addTexts({
  'sites.offline': { 'zh-CN': '没有网络连接', en: 'You’re offline' },
  'sites.offlineText': {
    'zh-CN': '这个页面需要网络才能打开。已保存的内容都还在；恢复连接后请重试。',
    en: 'This page needs a connection. Everything you saved is safe: try again once you’re back online.',
  },
  'sites.offlineRetry': { 'zh-CN': '重试', en: 'Try again' },
})
