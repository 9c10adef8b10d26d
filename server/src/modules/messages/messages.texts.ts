import { addTexts } from '../../platform/texts/texts'

addTexts({
  'messages.fixed': {
    'zh-CN': '这类消息不能关闭：它关系到您的账号和收入。',
    en: 'This type is always on because it’s about your account or money.',
  },
  'messages.sms': {
    'zh-CN': '【{site}】{title}。登录后查看：{address}',
    en: '[{site}] {title}. Log in to read it: {address}',
  },
  'messages.mail.open': { 'zh-CN': '查看详情', en: 'View details' },
  'messages.mail.reason': {
    'zh-CN': '您收到这封邮件，是因为您在{site}确认了邮箱，并选择用邮件接收这类消息。',
    en: 'You get this because you confirmed your address on {site} and chose email for messages like this.',
  },
  'messages.digest.subject': {
    'zh-CN': '{site}：{count} 条未读消息',
    en: '{site}: {count} unread {count|message|messages}',
  },
  'messages.digest.heading': {
    'zh-CN': '您有 {count} 条未读消息',
    en: 'You have {count} unread {count|message|messages}',
  },
  'messages.digest.more': {
    'zh-CN': '下面是最新的几条，另有 {count} 条请在站内查看。',
    en: 'Here are the newest. {count} more {count|is|are} waiting on the site.',
  },
  'messages.digest.open': { 'zh-CN': '查看全部消息', en: 'View all messages' },
  'messages.digest.reason': {
    'zh-CN': '您收到这封邮件，是因为您在{site}选择了每天汇总一次消息。',
    en: 'You get this because you chose a daily summary of messages on {site}.',
  },
  'messages.scheduled': { 'zh-CN': '已安排，到时自动发送。', en: 'Scheduled.' },
  'messages.notAhead': {
    'zh-CN': '请选择以后的时间，一年以内',
    en: 'Choose a time in the future, within a year.',
  },
  'messages.alreadyOut': {
    'zh-CN': '公告已经开始发送，不能取消',
    en: 'It’s already being sent and can’t be cancelled.',
  },
  'messages.announced': { 'zh-CN': '已开始发送。', en: 'Being sent.' },
})
