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
