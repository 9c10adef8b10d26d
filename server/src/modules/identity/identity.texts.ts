import { addTexts } from '../../platform/texts/texts'

addTexts({
  'identity.loggedIn': { 'zh-CN': '登录成功', en: 'You are logged in.' },
  'identity.loggedOut': { 'zh-CN': '您已退出登录', en: 'You are logged out.' },
  'identity.loggedOutEverywhere': {
    'zh-CN': '所有设备都已退出登录',
    en: 'You are logged out on every device.',
  },
  'identity.codeLoginLater': {
    'zh-CN': '短信验证码登录暂未开放，请使用密码登录',
    en: 'Logging in with an SMS code is not available yet. Please use your password.',
  },
})
