import { addTexts } from '../../platform/texts/texts'

addTexts({
  'content.changedMeanwhile': {
    'zh-CN': '{name}刚刚也保存了这篇内容。请先看看对方改了什么。',
    en: '{name} has saved this meanwhile. Look at their words first.',
  },
  'content.somebody': { 'zh-CN': '别的同事', en: 'A colleague' },
  'content.nothingToShow': { 'zh-CN': '没有可以发布的草稿。', en: 'There is no draft to publish.' },
  'content.missing': { 'zh-CN': '请填写', en: 'Please fill this in' },
  'content.unknownPlace': {
    'zh-CN': '没有这个占位符：{place}',
    en: 'There is no such place: {place}',
  },
  'content.past': { 'zh-CN': '请选一个将来的时间。', en: 'Choose a time that is still to come.' },
  'content.unknownPicture': { 'zh-CN': '请先上传这张图片。', en: 'Upload this picture first.' },
  'content.unknownBranch': { 'zh-CN': '没有这个目录。', en: 'There is no such branch.' },
  'content.fixedKind': {
    'zh-CN': '这类页面是固定的，只能修改，不能新建。',
    en: 'These pages are fixed: they can be changed, not added.',
  },
  'content.mustStay': {
    'zh-CN': '网站需要这个页面，不能隐藏或删除。',
    en: 'The site needs this page: it stays.',
  },
  'content.hideFirst': { 'zh-CN': '请先取消发布，再放进回收站。', en: 'Hide it first, then bin it.' },
  'content.isBinned': { 'zh-CN': '内容在回收站里，请先恢复。', en: 'It lies in the bin. Take it out first.' },
  'content.branchInUse': {
    'zh-CN': '这个目录下还有文章（包括回收站里的），请先移到别处。',
    en: 'This branch still has articles, perhaps in the bin. Move them first.',
  },
  'content.endsBeforeStart': {
    'zh-CN': '结束日期早于开始日期。',
    en: 'The last day comes before the first.',
  },
  'content.feed.title': { 'zh-CN': '{site} · 服务资讯', en: '{site}: service news' },
  'content.feed.about': {
    'zh-CN': '渠道、结算和产品的变化，来自{site}。',
    en: 'Channels, settlement and the product: what changes at {site}.',
  },
})
