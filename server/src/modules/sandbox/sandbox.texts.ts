import { addTexts } from '../../platform/texts/texts'

export const sandboxTexts = addTexts({
  'sandbox.notComplete': {
    'zh-CN': '批次尚未完整：没有 {file}',
    en: 'The batch is incomplete: {file} is missing.',
  },
  'sandbox.badManifest': {
    'zh-CN': '批次清单无法读取：{file}',
    en: 'The batch manifest can’t be read: {file}',
  },
  'sandbox.manifestOfAnother': {
    'zh-CN': '批次清单与报文不一致：{field}',
    en: 'The batch manifest doesn’t match the message: {field}',
  },
  'sandbox.manifestMissesFile': {
    'zh-CN': '批次清单没有列出这个文件：{path}',
    en: 'The batch manifest doesn’t list this file: {path}',
  },
  'sandbox.oneReleaseOnly': {
    'zh-CN': '一个批次只能有一个作品和一份报文',
    en: 'A batch must have one release and one message.',
  },
  'sandbox.tooLarge': { 'zh-CN': '文件过大：{path}', en: 'This file is too large: {path}' },
  'sandbox.notXml': { 'zh-CN': '报文不是有效的 XML：{reason}', en: 'The message isn’t valid XML: {reason}' },
  'sandbox.badSheet': {
    'zh-CN': '表格无法读取：{reason}',
    en: 'The sheet can’t be read: {reason}',
  },
  'sandbox.documentType': {
    'zh-CN': '报文不能带文档类型声明或实体',
    en: 'A message can’t have a document type or entities.',
  },
  'sandbox.unknownFormat': {
    'zh-CN': '报文格式不受支持：{format}',
    en: 'This message format isn’t supported: {format}',
  },
  'sandbox.againstSchema': {
    'zh-CN': '报文第 {line} 行不符合 DDEX 规范：{reason}',
    en: 'Line {line} of the message doesn’t follow the DDEX schema: {reason}',
  },
  'sandbox.missing': { 'zh-CN': '报文缺少 {element}', en: 'The message is missing {element}.' },
  'sandbox.badValue': {
    'zh-CN': '{element} 的值不正确：{value}',
    en: '{element} has an invalid value: {value}',
  },
  'sandbox.badMessageId': {
    'zh-CN': '报文编号不能用作文件名：{id}',
    en: 'This message ID can’t be used as a file name: {id}',
  },
  'sandbox.notForUs': {
    'zh-CN': '报文的接收方不是本渠道：{code}',
    en: 'The message is for another recipient: {code}',
  },
  'sandbox.doubledReference': {
    'zh-CN': '引用编号重复：{reference}',
    en: 'This reference appears twice: {reference}',
  },
  'sandbox.unknownReference': {
    'zh-CN': '引用指向不存在的内容：{reference}',
    en: 'This reference doesn’t exist: {reference}',
  },
  'sandbox.unusedReference': {
    'zh-CN': '有内容没有被引用：{reference}',
    en: 'Nothing refers to {reference}.',
  },
  'sandbox.wrongOrder': {
    'zh-CN': '曲目序号不连续或重复',
    en: 'The track numbers have gaps or repeat.',
  },
  'sandbox.wrongTracks': {
    'zh-CN': '曲目与作品类型不符：{type}',
    en: 'The tracks don’t match the release type: {type}',
  },
  'sandbox.badUpc': { 'zh-CN': 'UPC 不正确：{code}', en: 'This UPC isn’t valid: {code}' },
  'sandbox.badIsrc': { 'zh-CN': 'ISRC 不正确：{code}', en: 'This ISRC isn’t valid: {code}' },
  'sandbox.doubledIsrc': {
    'zh-CN': '有两首曲目用了同一个 ISRC：{code}',
    en: 'Two tracks have the same ISRC: {code}',
  },
  'sandbox.wrongArtists': {
    'zh-CN': '“{title}”的艺人署名与艺人列表不一致',
    en: 'The artist name of “{title}” doesn’t match its artists.',
  },
  'sandbox.wrongTotal': {
    'zh-CN': '作品总时长与曲目之和不一致',
    en: 'The release’s length isn’t the total of its tracks.',
  },
  'sandbox.badTerritory': {
    'zh-CN': '国家/地区代码不正确：{code}',
    en: 'This country or region code isn’t valid: {code}',
  },
  'sandbox.dealEndsBeforeStart': {
    'zh-CN': '授权在开始之前就结束了：{date}',
    en: 'A deal ends before it starts: {date}',
  },
  'sandbox.dealWithoutStart': { 'zh-CN': '授权没有开始日期', en: 'A deal has no start date.' },
  'sandbox.takedownWithFiles': {
    'zh-CN': '下架报文不应带有文件',
    en: 'A takedown must not include files.',
  },
  'sandbox.badPath': { 'zh-CN': '文件路径不正确：{path}', en: 'This file path isn’t valid: {path}' },
  'sandbox.doubledPath': {
    'zh-CN': '同一个文件被列出两次：{path}',
    en: 'This file is listed twice: {path}',
  },
  'sandbox.noFile': { 'zh-CN': '缺少文件：{path}', en: 'This file is missing: {path}' },
  'sandbox.unnamedFile': {
    'zh-CN': '有文件没有在报文中列出：{path}',
    en: 'The message doesn’t list this file: {path}',
  },
  'sandbox.wrongSize': {
    'zh-CN': '文件大小不一致：{path}',
    en: 'The size of this file doesn’t match: {path}',
  },
  'sandbox.wrongHash': {
    'zh-CN': '文件校验值不一致：{path}',
    en: 'The checksum of this file doesn’t match: {path}',
  },
  'sandbox.badAudio': {
    'zh-CN': '音频无法完整解码：{path}',
    en: 'This audio can’t be decoded to the end: {path}',
  },
  'sandbox.badVideo': {
    'zh-CN': '视频无法完整解码：{path}',
    en: 'This video can’t be decoded to the end: {path}',
  },
  'sandbox.otherAudio': {
    'zh-CN': '音频与报文描述不一致（{fact}）：{path}',
    en: 'The audio doesn’t match the message ({fact}): {path}',
  },
  'sandbox.wrongDuration': {
    'zh-CN': '时长与报文不一致：{path}，报文 {stated} 秒，实际 {real} 秒',
    en: 'The length of {path} doesn’t match: {stated} s in the message, {real} s in the file.',
  },
  'sandbox.badCover': { 'zh-CN': '封面不是完整的 JPEG', en: 'The cover isn’t a complete JPEG.' },
  'sandbox.coverColours': {
    'zh-CN': '封面须为 8 位 sRGB，不含透明通道',
    en: 'The cover must be 8-bit sRGB without transparency.',
  },
  'sandbox.coverMetadata': {
    'zh-CN': '封面不能带有色彩配置或元数据',
    en: 'The cover can’t carry a colour profile or metadata.',
  },
  'sandbox.coverSize': {
    'zh-CN': '封面尺寸与报文不一致',
    en: 'The size of the cover doesn’t match the message.',
  },
  'sandbox.badLyrics': {
    'zh-CN': '歌词不是 UTF-8 文本：{path}',
    en: 'These lyrics aren’t UTF-8 text: {path}',
  },
  'sandbox.unknownRelease': {
    'zh-CN': '渠道没有这个作品，无法更新或下架：{upc}',
    en: 'The channel doesn’t have this release, so it can’t be updated or taken down: {upc}',
  },
  'sandbox.unknownTrack': {
    'zh-CN': '渠道没有这首曲目，却没有给它授权：{isrc}',
    en: 'The channel doesn’t have this track, and the message gives it no deal: {isrc}',
  },
  'sandbox.olderMessage': {
    'zh-CN': '已经收到过更新的报文',
    en: 'A newer message was already received.',
  },
})
