import { addTexts } from '../../../platform/texts/texts'

addTexts({
  'income.payerChanged': {
    'zh-CN': '这个付款方刚刚被别人改过，请刷新后再保存。',
    en: 'Someone else has just changed this payer. Reload, then save again.',
  },
  'income.payerNameTaken': { 'zh-CN': '已有同名的付款方。', en: 'There’s already a payer with this name.' },
  'income.folderTaken': {
    'zh-CN': '这个文件夹已属于另一个付款方。',
    en: 'This folder belongs to another payer.',
  },
  'income.channelUnknown': {
    'zh-CN': '有的渠道已不存在，请重新选择。',
    en: 'One of the channels no longer exists. Choose again.',
  },
  'income.payerArchived': {
    'zh-CN': '这个付款方已归档，请先恢复。',
    en: 'This payer is archived. Restore it first.',
  },
  'income.underWay': {
    'zh-CN': '这份报表正在处理，请稍后再试。',
    en: 'This report is being processed. Try again in a moment.',
  },
  'income.reasonWanted': {
    'zh-CN': '请写明为什么仍要入账。',
    en: 'Say why you’re posting it anyway.',
  },
  'income.nothingMatched': {
    'zh-CN': '报表里没有可以入账的行。',
    en: 'The report has no lines to post.',
  },
  'income.currencyNotThere': {
    'zh-CN': '报表里没有这个币种。',
    en: 'The report doesn’t have this currency.',
  },
  'income.rateNotPositive': { 'zh-CN': '汇率必须大于 0。', en: 'The rate must be more than 0.' },
  'income.recordingUnknown': {
    'zh-CN': '曲库里没有这个录音，或它还没有发行。',
    en: 'The catalogue doesn’t have this recording, or it hasn’t been released.',
  },
  'income.titleUnknown': { 'zh-CN': '报表里没有这个曲目。', en: 'The report doesn’t have this title.' },
  'income.titlePosted': {
    'zh-CN': '这个曲目已入账，要更正请冲销。',
    en: 'This title has already been posted. To correct it, reverse the posting.',
  },
  'income.titleUnderWay': {
    'zh-CN': '含有这个曲目的一份报表正在处理，请稍后再试。',
    en: 'A report with this title is being processed. Try again in a moment.',
  },
  'income.noTestChannel': { 'zh-CN': '这不是测试渠道。', en: 'This isn’t a test channel.' },
  'income.monthNotOver': {
    'zh-CN': '这个月还没有结束，测试渠道还没有数据。',
    en: 'This month isn’t over, so the test channel has no figures yet.',
  },
  'income.nothingSold': {
    'zh-CN': '这个月测试渠道没有销售。',
    en: 'The test channel sold nothing that month.',
  },
})
