import { addTexts } from '../../platform/texts/texts'

addTexts({
  'identity.loggedIn': { 'zh-CN': '登录成功', en: 'You’re logged in.' },
  'identity.loggedOut': { 'zh-CN': '您已退出登录', en: 'You’re logged out.' },
  'identity.commonPassword': {
    'zh-CN': '这个密码太常见，容易被猜到。请换一个，比如几个不相干的词连在一起。',
    en: 'This password is too common and easy to guess. Try a few unrelated words in a row.',
  },
  'identity.passwordOrCode': {
    'zh-CN': '请输入密码或短信验证码',
    en: 'Enter your password, or a code sent to your mobile.',
  },
  'identity.registered': { 'zh-CN': '注册成功，欢迎', en: 'Your account is ready. Welcome!' },
  'identity.nickname': { 'zh-CN': '音乐人{digits}', en: 'Musician {digits}' },
  'identity.passwordChanged': {
    'zh-CN': '密码已修改，其他设备需要重新登录',
    en: 'Your password is changed. Other devices have to log in again.',
  },
  'identity.passwordRecovered': {
    'zh-CN': '密码已重设，请用新密码登录',
    en: 'Your new password is set. Log in with it.',
  },
  'identity.oldPasswordWrong': { 'zh-CN': '原密码不正确', en: 'The current password isn’t right.' },
  'security.password.title': { 'zh-CN': '登录密码已修改', en: 'Your password was changed' },
  'security.password.text': {
    'zh-CN': '如果不是您本人操作，请立即找回密码并联系客服。',
    en: 'If this wasn’t you, reset your password right away and contact support.',
  },
})
