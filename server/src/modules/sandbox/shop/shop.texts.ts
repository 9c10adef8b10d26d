import { addTexts } from '../../../platform/texts/texts'

addTexts({
  'shop.played': {
    'zh-CN': '测试渠道：接收作品并上架，供演练使用，不是真实的渠道',
    en: 'A demo channel: the sandbox receives releases and shows them here. It isn’t a real service.',
  },
  'shop.empty': {
    'zh-CN': '还没有上线的作品。作品审核通过、到了上线日期就会出现在这里。',
    en: 'Nothing is live yet. Releases appear here once they’ve passed review and their release date has come.',
  },
  'shop.cover': { 'zh-CN': '封面', en: 'Cover' },
  'shop.since': {
    'zh-CN': '{day} 上线 · {label} · UPC {upc}',
    en: 'Live since {day} · {label} · UPC {upc}',
  },
})
