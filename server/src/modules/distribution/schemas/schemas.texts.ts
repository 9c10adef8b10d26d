import { addTexts } from '../../../platform/texts/texts'

addTexts({
  'schemas.missing': { 'zh-CN': '请选择文件', en: 'Choose a file.' },
  'schemas.tooLarge': { 'zh-CN': '文件不能超过 5 MB', en: 'The file can’t be larger than 5 MB.' },
  'schemas.otherName': {
    'zh-CN': '文件名须与 DDEX 发布的一致：{names}',
    en: 'The file must keep the name DDEX gave it: {names}',
  },
  'schemas.notXml': { 'zh-CN': '这个文件不是有效的 XML（UTF-8）', en: 'This file isn’t valid XML in UTF-8.' },
  'schemas.documentType': {
    'zh-CN': '文件里不能有 DOCTYPE',
    en: 'The file can’t contain a DOCTYPE.',
  },
  'schemas.notSchema': { 'zh-CN': '这个文件不是 XML Schema', en: 'This file isn’t an XML schema.' },
  'schemas.otherVersion': {
    'zh-CN': '这个文件属于 ERN 的另一个版本',
    en: 'This file belongs to another version of ERN.',
  },
  'schemas.otherImport': {
    'zh-CN': '文件引用了“{location}”，只能引用同一版本的 DDEX 文件',
    en: 'The file refers to “{location}”. It may only refer to DDEX’s files of the same version.',
  },
  'schemas.inUse': {
    'zh-CN': '还有已启用的渠道使用这个格式，请先停用',
    en: 'A channel that is on uses this format. Switch it off first.',
  },
})
