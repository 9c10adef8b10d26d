import { addTexts } from '../../../platform/texts/texts'

addTexts({
  'figures.export.file': { 'zh-CN': '收益统计', en: 'Income' },
  'figures.export.isrc': { 'zh-CN': 'ISRC', en: 'ISRC' },
  'figures.export.code': { 'zh-CN': '代码', en: 'Code' },
  'figures.export.payer': { 'zh-CN': '付款方', en: 'Payer' },
  'figures.export.channel': { 'zh-CN': '渠道', en: 'Channel' },
  'figures.export.member': { 'zh-CN': '用户', en: 'Member' },
  'figures.export.month': { 'zh-CN': '账单月份', en: 'Bill month' },
  'figures.export.uncovered': { 'zh-CN': '未到账', en: 'Not paid yet' },
  'figures.export.suspense': { 'zh-CN': '待匹配', en: 'In suspense' },
  'figures.export.report': { 'zh-CN': '报表', en: 'Report' },
  'figures.export.since': { 'zh-CN': '起始时间', en: 'Since' },
  'figures.export.bills': { 'zh-CN': '账单数', en: 'Bills' },
  'figures.export.total': { 'zh-CN': '用户部分（分成前）', en: 'Members’ part' },
  'figures.export.share': { 'zh-CN': '用户收益', en: 'Members’ share' },
  'figures.export.currency': { 'zh-CN': '币种', en: 'Currency' },
})
