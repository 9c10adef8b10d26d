import { addTexts } from '../../platform/texts/texts'

addTexts({
  'content.changedMeanwhile': {
    'zh-CN': '{name}刚刚也保存了这篇内容。请先看看对方改了什么。',
    en: '{name} has saved this in the meantime. Look at their version first.',
  },
  'content.somebody': { 'zh-CN': '别的同事', en: 'A colleague' },
  'content.nothingToShow': { 'zh-CN': '没有可以发布的草稿。', en: 'There’s no draft to publish.' },
  'content.missing': { 'zh-CN': '请填写', en: 'Fill this in.' },
  'content.unknownPlace': {
    'zh-CN': '没有这个占位符：{place}',
    en: 'There’s no such value: {place}',
  },
  'content.past': { 'zh-CN': '请选一个将来的时间。', en: 'Choose a time in the future.' },
  'content.unknownPicture': { 'zh-CN': '请先上传这张图片。', en: 'Upload this picture first.' },
  'content.unknownBranch': { 'zh-CN': '没有这个目录。', en: 'There’s no such section.' },
  'content.fixedKind': {
    'zh-CN': '这类页面是固定的，只能修改，不能新建。',
    en: 'You can change these pages, but not add any.',
  },
  'content.mustStay': {
    'zh-CN': '网站需要这个页面，不能隐藏或删除。',
    en: 'The site needs this page, so it can’t be removed.',
  },
  'content.hideFirst': {
    'zh-CN': '请先取消发布，再放进回收站。',
    en: 'Unpublish it first, then move it to the bin.',
  },
  'content.isBinned': { 'zh-CN': '内容在回收站里，请先恢复。', en: 'It’s in the bin. Restore it first.' },
  'content.branchInUse': {
    'zh-CN': '这个目录下还有文章（包括回收站里的），请先移到别处。',
    en: 'This section still has articles, perhaps in the bin. Move them first.',
  },
  'content.endsBeforeStart': {
    'zh-CN': '结束日期早于开始日期。',
    en: 'The last day is before the first.',
  },
  'content.feed.title': { 'zh-CN': '{site} · 服务资讯', en: '{site}: service news' },
  'content.feed.about': {
    'zh-CN': '渠道、结算和产品的变化，来自{site}。',
    en: 'Channels, settlement and new features at {site}.',
  },
})
