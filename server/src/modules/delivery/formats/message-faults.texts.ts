import { addTexts } from '../../../platform/texts/texts'

export const messageFaultTexts = addTexts({
  'distribution.wrongTracks': {
    'zh-CN': '曲目与作品类型不符：单曲只有一首，专辑至少一首，视频单独发行',
    en: 'The tracks don’t match the release type: a single has one, an album at least one, a video is released on its own.',
  },
  'distribution.noTitle': { 'zh-CN': '作品没有标题', en: 'The release has no title.' },
  'distribution.incompleteRelease': {
    'zh-CN': '作品缺少厂牌、流派、版权方或收发双方的名称',
    en: 'The release is missing its label, genre, a rights owner, or the name of the sender or the channel.',
  },
  'distribution.noMainArtist': { 'zh-CN': '作品没有主要艺人', en: 'The release has no main artist.' },
  'distribution.incompleteTrack': {
    'zh-CN': '第 {number} 首缺少标题、版权方，或有人没有名字',
    en: 'Track {number} is missing its title, its rights owner or someone’s name.',
  },
  'distribution.trackWithoutMainArtist': {
    'zh-CN': '第 {number} 首没有主要艺人',
    en: 'Track {number} has no main artist.',
  },
  'distribution.unwritableText': {
    'zh-CN': '这段文字含有无法写入 XML 的字符：{text}',
    en: 'This text has characters that XML can’t hold: {text}',
  },
  'distribution.badLanguage': {
    'zh-CN': '语言代码不正确：{language}',
    en: 'This isn’t a language code: {language}',
  },
  'distribution.badUpc': { 'zh-CN': 'UPC 不正确：{code}', en: 'This UPC isn’t valid: {code}' },
  'distribution.badIsrc': {
    'zh-CN': '第 {number} 首的 ISRC 不正确：{code}',
    en: 'The ISRC of track {number} isn’t valid: {code}',
  },
  'distribution.doubledIsrc': {
    'zh-CN': '有两首曲目用了同一个 ISRC：{code}',
    en: 'Two tracks have the same ISRC: {code}',
  },
  'distribution.badPartyId': {
    'zh-CN': '{name} 的 DDEX 参与方编号不正确：{code}',
    en: 'The DDEX party ID of {name} isn’t valid: {code}',
  },
  'distribution.noMessageId': { 'zh-CN': '报文没有编号', en: 'The message has no ID.' },
  'distribution.badPath': {
    'zh-CN': '文件名不能用于投递：{path}',
    en: 'This file name can’t be delivered: {path}',
  },
  'distribution.doubledPath': {
    'zh-CN': '有两个文件同名：{path}',
    en: 'Two files have the same name: {path}',
  },
  'distribution.emptyFile': { 'zh-CN': '文件是空的：{path}', en: 'This file is empty: {path}' },
  'distribution.badHash': {
    'zh-CN': '文件的校验值不正确：{path}',
    en: 'The checksums of this file don’t match: {path}',
  },
  'distribution.noDuration': { 'zh-CN': '第 {number} 首没有时长', en: 'Track {number} has no duration.' },
  'distribution.noPictureSize': {
    'zh-CN': '画面没有尺寸：{path}',
    en: 'The size of this picture is unknown: {path}',
  },
  'distribution.badDate': { 'zh-CN': '日期不正确：{date}', en: 'This isn’t a date: {date}' },
  'distribution.badYear': {
    'zh-CN': '版权年份不正确：{year}',
    en: 'This copyright year isn’t valid: {year}',
  },
  'distribution.originalAfterRelease': {
    'zh-CN': '首次发行日期晚于发行日期',
    en: 'The original release date is after the release date.',
  },
  'distribution.noDeals': { 'zh-CN': '报文没有授权条款', en: 'The message has no deals.' },
  'distribution.dealEndsBeforeStart': {
    'zh-CN': '第 {number} 条授权在开始之前就结束了',
    en: 'Deal {number} ends before it starts.',
  },
  'distribution.dealShownAfterStart': {
    'zh-CN': '第 {number} 条授权的预告日期晚于开始日期',
    en: 'Deal {number} is announced after it starts.',
  },
  'distribution.dealNowhere': {
    'zh-CN': '第 {number} 条授权没有国家/地区',
    en: 'Deal {number} has no countries or regions.',
  },
  'distribution.badTerritory': {
    'zh-CN': '第 {number} 条授权的国家/地区代码不正确：{code}',
    en: 'Deal {number} has an invalid country or region code: {code}',
  },
  'distribution.dealWithoutTerms': {
    'zh-CN': '第 {number} 条授权没有商业模式或使用方式',
    en: 'Deal {number} has no commercial model or no use type.',
  },
  'distribution.dealWithUnknownTrack': {
    'zh-CN': '第 {number} 条授权指向不存在的曲目',
    en: 'Deal {number} refers to a track that doesn’t exist.',
  },
  'distribution.trackWithoutDeal': {
    'zh-CN': '第 {number} 首没有授权条款',
    en: 'Track {number} has no deal.',
  },
  'distribution.withdrawnTrackWithDeal': {
    'zh-CN': '第 {number} 首已下架，却仍有授权条款',
    en: 'Track {number} was taken down but still has a deal.',
  },
  'distribution.takedownWithOpenDeal': {
    'zh-CN': '这是下架报文，但还有没有结束的授权',
    en: 'This is a takedown, but a deal is still open.',
  },
})
