import { addTexts } from '../../platform/texts/texts'

addTexts({
  'uploads.missing': { 'zh-CN': '请选择一个文件', en: 'Choose a file.' },
  'uploads.notReadable': {
    'zh-CN': '这个文件打不开。请换一张完整的 JPEG、PNG 图片或 PDF 文件。',
    en: 'This file doesn’t open. Choose a complete JPEG, PNG or PDF.',
  },
  'uploads.unknown': {
    'zh-CN': '文件已失效，请重新上传',
    en: 'This file is gone. Upload it again.',
  },
})
