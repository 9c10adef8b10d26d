import { addTexts } from '../../platform/texts/texts'

addTexts({
  'messages.fixed': {
    'zh-CN': '这类消息不能关闭：它关系到您的账号和收入。',
    en: 'This kind stays on: it concerns your account and your money.',
  },
  'messages.sms': {
    'zh-CN': '【{site}】{title}。登录后查看：{address}',
    en: '[{site}] {title}. Log in to read it: {address}',
  },
  'messages.scheduled': { 'zh-CN': '已安排，到时自动发送。', en: 'It will go out at that time.' },
  'messages.notAhead': {
    'zh-CN': '请选择以后的时间，一年以内',
    en: 'Choose a time ahead, within a year.',
  },
  'messages.alreadyOut': {
    'zh-CN': '公告已经开始发送，不能取消',
    en: 'It has begun to go out and can’t be cancelled.',
  },
  'messages.announced': { 'zh-CN': '已开始发送。', en: 'It is on its way.' },
})
