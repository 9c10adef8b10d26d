import { addTexts } from '../../platform/texts/texts'

addTexts({
  'uploads.missing': { 'zh-CN': '请选择一个文件', en: 'Please choose a file.' },
  'uploads.notReadable': {
    'zh-CN': '这个文件打不开。请换一张完整的 JPEG、PNG 图片或 PDF 文件。',
    en: 'This file does not open. Please choose a complete JPEG or PNG picture, or a PDF.',
  },
  'uploads.unknown': {
    'zh-CN': '文件已失效，请重新上传',
    en: 'This file is gone. Please upload it again.',
  },
})
