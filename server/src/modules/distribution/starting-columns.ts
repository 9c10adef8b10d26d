import type { ChannelProfile, SheetField } from '#contract/distribution/channel-profile'

const titles: Record<SheetField, string> = {
  action: '操作',
  off: '是否下架',
  upc: '条码（UPC）',
  release_title: '专辑名称',
  release_version: '专辑版本',
  release_artists: '专辑艺人',
  label: '厂牌',
  genre: '流派',
  sub_genre: '子流派',
  release_date: '发行日期',
  original_release_date: '首次发行日期',
  territories: '发行地区',
  p_line: '录音制作者（℗）',
  c_line: '封面与文字版权（©）',
  cover_file: '封面文件',
  track_number: '曲序',
  isrc: 'ISRC',
  track_title: '歌曲名称',
  track_version: '歌曲版本',
  track_artists: '歌曲艺人',
  lyricists: '作词',
  composers: '作曲',
  arrangers: '编曲',
  producers: '制作人',
  language: '语种',
  explicit: '是否含粗口等内容',
  instrumental: '是否纯音乐',
  duration: '时长（秒）',
  audio_file: '音频文件',
  audio_sha256: '音频 SHA-256',
  lyric_file: '歌词文件',
}

/** What a channel that takes tables begins with; the operator renames, moves and drops columns as the channel wants them. */
export const startingColumns: ChannelProfile['sheet_columns'] = Object.entries(titles).map(
  ([field, title]) => ({ title, field: field as SheetField }),
)
