import { addTexts } from '../../platform/texts/texts'

addTexts({
  'delivery.packed': {
    'zh-CN': '打包完成：{files} 个文件，{size}',
    en: 'Packed {files} {files|file|files}, {size}',
  },
  'delivery.arrived': { 'zh-CN': '已送达渠道', en: 'Delivered to the channel' },
  'delivery.accepted': { 'zh-CN': '渠道已接收', en: 'Accepted by the channel' },
  'delivery.refused': { 'zh-CN': '渠道拒绝：{reason}', en: 'Refused by the channel: {reason}' },
  'delivery.live': { 'zh-CN': '已上线', en: 'Live' },
  'delivery.givenUp': { 'zh-CN': '已放弃：{note}', en: 'Given up: {note}' },
  'delivery.triedAgain': { 'zh-CN': '手动重试', en: 'Tried again by hand' },
  'delivery.marked': { 'zh-CN': '已手动标记：{note}', en: 'Marked by hand: {note}' },
})
