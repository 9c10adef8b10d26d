// What columns are called, in our template and in the lists of others.
import { languages } from '#contract/language'
import { type MoveInColumn, moveInColumns } from '#contract/move-in/columns'
import { say } from '../../../platform/texts/texts'
import '../move-in.texts'

/** Besides the template's own words in both languages. */
const others: Partial<Record<MoveInColumn, readonly string[]>> = {
  release_title: [
    'album',
    'album title',
    'release',
    'release name',
    'product title',
    '专辑',
    '专辑名称',
    '作品名',
  ],
  release_version: ['album version'],
  release_artists: [
    ...['album artist', 'album artists', 'release artist', 'primary artist', 'primary artists', 'artist'],
    ...['artists', 'main artist', 'display artist', '艺人', '歌手', '专辑歌手'],
  ],
  upc: ['ean', 'upc/ean', 'barcode', 'icpn', 'gtin', '条码', '发行条码'],
  label: ['label name', 'record label'],
  original_release_date: [
    ...['release date', 'original date', 'first release date', 'digital release date'],
    ...['发行日期', '原始发行日期', '首发日期'],
  ],
  genre: ['primary genre', 'main genre', '流派', '风格', '音乐风格'],
  release_language: ['album language', 'metadata language'],
  p_line: ['p line', 'p-line', '(p) line', 'phonographic copyright', '录音版权'],
  c_line: ['c line', 'c-line', '(c) line', 'copyright', '版权'],
  track_number: ['track', 'track no', 'track no.', 'no.', '#', 'sequence', '序号', '曲序'],
  track_title: ['title', 'song', 'song title', 'track name', 'recording title', '歌曲名', '歌名', '曲目'],
  track_version: ['version', 'mix version', 'title version', '版本'],
  track_artists: ['track artist', '歌曲艺人', '演唱者'],
  isrc: ['isrc code', '录音编码'],
  language: ['lyrics language', 'vocal language', 'audio language', '语种', '语言'],
  explicit: ['parental advisory', 'parental warning', 'explicit content', 'explicit lyrics', '粗口'],
  instrumental: ['is instrumental', '是否纯音乐'],
  composers: ['composer', 'songwriter', 'songwriters', 'writers', 'writer', '曲作者'],
  lyricists: ['lyricist', 'lyrics by', '词作者'],
  performers: ['performer', 'performed by', '演奏者'],
  arrangers: ['arranger'],
  producers: ['producer'],
  audio_file: ['audio filename', 'filename', 'file name', 'file', 'audio', '音频', '音频文件', '文件名'],
  cover_file: ['cover', 'cover filename', 'artwork', 'artwork file', '封面', '封面文件'],
  lyrics_file: ['lyrics', 'lyrics filename', '歌词', '歌词文件'],
}

const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[*＊:：_]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const byWord = new Map<string, MoveInColumn>(
  moveInColumns.flatMap(column => {
    const own = languages.map(language => say(`moveIn.column.${column}`, language))
    return [column, ...own, ...(others[column] ?? [])].map(word => [fold(word), column] as const)
  }),
)

/** Which cell says what; the first of two columns with the same meaning counts. */
export function columnsIn(header: readonly string[]): Partial<Record<MoveInColumn, number>> {
  const found: Partial<Record<MoveInColumn, number>> = {}
  for (const [index, cell] of header.entries()) {
    const column = byWord.get(fold(cell))
    if (column && found[column] === undefined) found[column] = index
  }
  return found
}
