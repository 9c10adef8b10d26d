import { addTexts } from '../../../platform/texts/texts'

export const packingTexts = addTexts({
  'delivery.masterMissing': {
    'zh-CN': '存储中找不到文件：{file}',
    en: 'This file is missing from storage: {file}',
  },
  'delivery.masterChanged': {
    'zh-CN': '文件与上传时不一致，可能已损坏：{file}',
    en: 'This file differs from what was uploaded and may be damaged: {file}',
  },
  'delivery.masterDamaged': {
    'zh-CN': '文件无法完整读取：{file}',
    en: 'This file can’t be read to the end: {file}',
  },
  'delivery.lyricsUnreadable': {
    'zh-CN': '歌词无法按所选编码读取：{file}',
    en: 'These lyrics can’t be read in their encoding: {file}',
  },
  'delivery.materialMissing': {
    'zh-CN': '缺少通过检查的{part}：{title}',
    en: 'No {part} that passed its checks: {title}',
  },
  'delivery.packedDiffers': {
    'zh-CN': '渠道可能已收到这条投递，但文件已清理，重新打包的结果与当时不一致：{file}',
    en: 'The channel may already have this delivery, and repacking this file gives a different one: {file}',
  },
  'delivery.schemaFault': {
    'zh-CN': '报文第 {line} 行不符合 DDEX 结构：{reason}',
    en: 'Line {line} of the message doesn’t match the DDEX schema: {reason}',
  },
})
