import { addTexts } from '../../platform/texts/texts'

addTexts({
  'members.isFrozen': {
    'zh-CN': '{name} 的账号已冻结，所有设备已退出登录',
    en: '{name}’s account is frozen and logged out everywhere.',
  },
  'members.isUnfrozen': {
    'zh-CN': '{name} 的账号已恢复',
    en: '{name}’s account is unfrozen.',
  },
  'members.cannotFreeze.frozen': {
    'zh-CN': '这个账号已经冻结',
    en: 'This account is already frozen.',
  },
  'members.cannotFreeze.closed': {
    'zh-CN': '这个账号已经注销，没有可以冻结的内容',
    en: 'This account is closed, so there’s nothing to freeze.',
  },
  'members.notFrozen': {
    'zh-CN': '这个账号没有被冻结',
    en: 'This account isn’t frozen.',
  },
  'members.sessionEnded': { 'zh-CN': '该设备已退出登录', en: 'That device is logged out.' },
  'members.sessionsEnded': {
    'zh-CN': '该用户已在所有设备退出登录',
    en: 'The member is logged out on all devices.',
  },
  'members.frozen.title': { 'zh-CN': '您的账号已被冻结', en: 'Your account was frozen' },
  'members.frozen.text': {
    'zh-CN': '原因：{reason}。审核中的作品已退回草稿。如有疑问，请联系客服。',
    en: 'Reason: {reason}. Releases in review went back to drafts. If you have questions, contact support.',
  },
  'members.unfrozen.title': { 'zh-CN': '您的账号已恢复', en: 'Your account is unfrozen' },
  'members.unfrozen.text': {
    'zh-CN': '现在可以照常使用。之前退回草稿的作品需要重新提交审核。',
    en: 'Everything works as before. Releases that went back to drafts have to be submitted again.',
  },
})
