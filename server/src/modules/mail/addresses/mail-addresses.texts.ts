import { addTexts } from '../../../platform/texts/texts'

addTexts({
  'mail.codeSent': {
    'zh-CN': '验证码已发送到 {email}。没有收到时，请看看垃圾邮件。',
    en: 'We sent a code to {email}. If it doesn’t arrive, check your spam folder.',
  },
  'mail.confirmed': { 'zh-CN': '邮箱已确认', en: 'Your email address is confirmed.' },
  'mail.removedNow': {
    'zh-CN': '邮箱已移除，不再发送邮件',
    en: 'Email address removed. We won’t email you.',
  },
  'mail.resumed': { 'zh-CN': '已恢复发送邮件', en: 'We’ll email you again.' },
  'mail.stopped': { 'zh-CN': '不再发送邮件', en: 'We won’t email you.' },
  'mail.noAddress': { 'zh-CN': '请先添加并确认邮箱', en: 'Add and confirm an email address first.' },
  'mail.code.subject': { 'zh-CN': '{code} 是您的{site}邮箱验证码', en: '{code} is your {site} code' },
  'mail.code.heading': { 'zh-CN': '确认您的邮箱', en: 'Confirm your email address' },
  'mail.code.text': {
    'zh-CN': '请在页面中输入以下验证码，{minutes} 分钟内有效。请勿告诉任何人。',
    en: 'Enter this code on the page. It’s valid for {minutes} {minutes|minute|minutes}. Don’t share it.',
  },
  'mail.code.reason': {
    'zh-CN': '有人在{site}填写了这个邮箱。如果不是您本人操作，请忽略这封邮件。',
    en: 'Somebody entered this address on {site}. If it wasn’t you, ignore this email.',
  },
  'mail.changed.subject': {
    'zh-CN': '{site}：账号的邮箱已更换',
    en: 'Your {site} email address was changed',
  },
  'mail.changed.heading': { 'zh-CN': '账号的邮箱已更换', en: 'Your email address was changed' },
  'mail.changed.text': {
    'zh-CN': '邮件今后发送到 {email}，这个邮箱不再收到邮件。',
    en: 'From now on we email {email}, and no longer this address.',
  },
  'mail.removed.subject': {
    'zh-CN': '{site}：账号的邮箱已移除',
    en: 'Your {site} email address was removed',
  },
  'mail.removed.heading': { 'zh-CN': '账号的邮箱已移除', en: 'Your email address was removed' },
  'mail.removed.text': { 'zh-CN': '这个邮箱不再收到我们的邮件。', en: 'We no longer email this address.' },
  'mail.notYou': {
    'zh-CN': '如果不是您本人操作，请马上登录，修改密码并联系我们。',
    en: 'If this wasn’t you, log in right away, change your password and contact us.',
  },
  'mail.look': { 'zh-CN': '查看账号安全', en: 'Go to account security' },
  'mail.oldReason': {
    'zh-CN': '您收到这封邮件，是因为它此前是您在{site}的邮箱。',
    en: 'You get this because it was your address on {site} until now.',
  },
})
