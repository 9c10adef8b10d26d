import { addTexts } from '../../../platform/texts/texts'

addTexts({
  'leaving.title': { 'zh-CN': '退订邮件', en: 'Unsubscribe' },
  'leaving.ask': {
    'zh-CN': '不再向 {email} 发送邮件？站内消息和短信不受影响。',
    en: 'Stop emailing {email}? Messages on the site and text messages stay as they are.',
  },
  'leaving.button': { 'zh-CN': '退订', en: 'Unsubscribe' },
  'leaving.done': {
    'zh-CN': '已退订，{email} 不再收到邮件。想重新接收时，请到“账号安全”恢复。',
    en: 'Done. We won’t email {email} any more. To get email again, turn it back on in account security.',
  },
  'leaving.expired': {
    'zh-CN': '这个退订链接已经失效。请登录后在“账号安全”中设置。',
    en: 'This link no longer works. Log in and change it in account security.',
  },
})
