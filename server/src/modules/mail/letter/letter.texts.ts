import { addTexts } from '../../../platform/texts/texts'

addTexts({
  'letter.leave': { 'zh-CN': '退订邮件', en: 'Unsubscribe' },
  'letter.settings': { 'zh-CN': '邮件设置', en: 'Email settings' },
  'letter.noReply': {
    'zh-CN': '这是自动发送的邮件，请勿回复。',
    en: 'This email was sent automatically. Please don’t reply.',
  },
  'letter.buttonFails': {
    'zh-CN': '按钮打不开时，请把这个地址复制到浏览器：',
    en: 'If the button doesn’t work, copy this address into your browser:',
  },
})
