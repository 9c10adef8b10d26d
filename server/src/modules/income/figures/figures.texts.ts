import { addTexts } from '../../../platform/texts/texts'

addTexts({
  'figures.export.file': { 'zh-CN': '收益统计', en: 'Income' },
  'figures.export.isrc': { 'zh-CN': 'ISRC', en: 'ISRC' },
  'figures.export.code': { 'zh-CN': '代码', en: 'Code' },
})
