import { addTexts } from '../../platform/texts/texts'

addTexts({
  'messages.fixed': {
    'zh-CN': '这类消息不能关闭：它关系到你的账号和收入。',
    en: 'This kind stays on: it concerns your account and your money.',
  },
  'messages.sms': {
    'zh-CN': '【{site}】{title}。登录后查看：{address}',
    en: '[{site}] {title}. Log in to read it: {address}',
  },
  'messages.announced': { 'zh-CN': '已开始发送。', en: 'It is on its way.' },
})
