import { addTexts } from '../../platform/texts/texts'

addTexts({
  'delivery.packed': {
    'zh-CN': '打包完成：{files} 个文件，{size}',
    en: 'Packed {files} {files|file|files}, {size}',
  },
  'delivery.packingBroke': {
    'zh-CN': '打包中断，稍后会再试',
    en: 'Packing failed. We’ll try again later.',
  },
  'delivery.sendingBroke': {
    'zh-CN': '发送中断，稍后会再试',
    en: 'Sending failed. We’ll try again later.',
  },
  'delivery.noGround': {
    'zh-CN': '渠道、发行地区与授权没有共同的范围，没有可以发送的内容；渠道已有的会下架',
    en: 'The channel, the release’s territories and the licences have nothing in common, so there is nothing to send. What the channel has is taken down.',
  },
  'delivery.arrived': { 'zh-CN': '已送达渠道', en: 'Delivered to the channel' },
  'delivery.accepted': { 'zh-CN': '渠道已接收', en: 'Accepted by the channel' },
  'delivery.refused': { 'zh-CN': '渠道拒收：{reason}', en: 'Refused by the channel: {reason}' },
  'delivery.noReason': { 'zh-CN': '渠道没有说明理由', en: 'The channel gave no reason' },
  'delivery.oddAnswer': {
    'zh-CN': '渠道的回执无法读取：{name}',
    en: 'The channel’s acknowledgement can’t be read: {name}',
  },
  'delivery.online.title': { 'zh-CN': '《{title}》已上线', en: '“{title}” is online' },
  'delivery.online.text': {
    'zh-CN': '第一个渠道已经上线，其余渠道会陆续跟上。作品页可以看到各渠道的状态和链接。',
    en: 'It’s live on the first channel, and the others will follow. See each channel’s status and link on the release’s page.',
  },
  'delivery.allRefused.title': {
    'zh-CN': '所有渠道都拒收了《{title}》',
    en: 'Every channel refused “{title}”',
  },
  'delivery.allRefused.text': {
    'zh-CN': '请按渠道给出的理由修改后重新提交。',
    en: 'Fix what the channels named, then submit it again.',
  },
  'delivery.notSent': {
    'zh-CN': '作品没能送到渠道，请联系客服了解原因',
    en: 'It couldn’t be sent to a channel. Contact support.',
  },
  'delivery.live': { 'zh-CN': '已上线', en: 'Live' },
  'delivery.givenUp': { 'zh-CN': '已放弃：{note}', en: 'Given up: {note}' },
  'delivery.triedAgain': { 'zh-CN': '手动重试', en: 'Retried by hand' },
  'delivery.notQueued': {
    'zh-CN': '这条投递已不在排队，请刷新后再看',
    en: 'This delivery is no longer queued. Reload to see where it is now.',
  },
  'delivery.notDelivered': {
    'zh-CN': '只有已送达、等待渠道答复的投递才能标记',
    en: 'Only a delivery that waits for the channel’s answer can be marked.',
  },
  'delivery.unknownLink': {
    'zh-CN': '链接须以 https 开头，并在渠道设置的域名之内',
    en: 'The link must use https and one of the channel’s domains.',
  },
  'delivery.marked': { 'zh-CN': '已手动标记：{note}', en: 'Marked by hand: {note}' },
})
