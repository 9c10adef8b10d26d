import { addTexts } from '../../../platform/texts/texts'

addTexts({
  'materials.onlyDocuments': {
    'zh-CN': '只有证明文件可以用于多首曲目，其他文件请分别上传',
    en: 'Only documents can be shared between tracks. Upload other files for each track.',
  },
  'materials.alreadyChecked': {
    'zh-CN': '这个文件已经检查过，结果就在文件下面。请按结果修改后重新上传',
    en: 'This file has already been checked; see the results below it. Fix it and upload it again.',
  },
  'materials.unreadableLyrics': {
    'zh-CN': '这个歌词文件读不出来。请换一种编码，或另存为 UTF-8 文本后重新上传',
    en: 'This lyric file can’t be read. Choose another encoding, or save it as UTF-8 text and upload it again.',
  },
  'materials.otherEncoding': {
    'zh-CN': '按这种编码读不出文字，请另选一种',
    en: 'The file isn’t readable in this encoding. Choose another.',
  },
  'materials.longLyrics': {
    'zh-CN': '歌词太长，最多 512 KB。请删去多余的内容',
    en: 'These lyrics are too long. Shorten them to 512 KB or less.',
  },
})
