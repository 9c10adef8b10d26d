import { addTexts } from '../../platform/texts/texts'

addTexts({
  'income.cannotMove': {
    'zh-CN': '这份报表的状态刚刚变了，请刷新后再试。',
    en: 'This report has moved on. Reload and try again.',
  },
  'income.postedByImporter': {
    'zh-CN': '导入报表的人不能入账，请另一位同事入账。',
    en: 'Whoever imported a report can’t post it. Ask a colleague.',
  },
  'income.postedByMatcher': {
    'zh-CN': '匹配过其中曲目的人不能入账，请另一位同事入账。',
    en: 'Whoever matched its titles can’t post it. Ask a colleague.',
  },
  'income.usageOnly': {
    'zh-CN': '这份报表只有播放量，没有金额，不能入账。',
    en: 'This report counts plays and has no money. It can’t be posted.',
  },
  'income.storesUnknown': {
    'zh-CN': '有店铺还没有对应到渠道，请先对应。',
    en: 'Some stores have no channel yet. Name their channels first.',
  },
  'income.ratesMissing': {
    'zh-CN': '有币种还没有汇率，请先填写。',
    en: 'Some currencies have no rate yet. Enter the rates first.',
  },
  'income.nothingToPost': {
    'zh-CN': '没有新匹配的行可以入账。',
    en: 'No newly matched lines to post.',
  },
})
