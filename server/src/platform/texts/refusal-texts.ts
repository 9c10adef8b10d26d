import type { RefusalKey } from '#contract/errors'
import type { Language } from '#contract/language'
import { addTexts } from './texts'

const refusalTexts = {
  sessionEnded: { 'zh-CN': '登录已失效，请重新登录', en: 'Your session has ended. Please log in again.' },
  malformedRequest: { 'zh-CN': '请求格式不正确', en: 'The request could not be understood.' },
  invalidInput: { 'zh-CN': '请检查标出的内容', en: 'Please check the marked fields.' },
  wrongCredentials: {
    'zh-CN': '手机号或密码不正确，请重新输入',
    en: 'The mobile number or the password is not right. Please try again.',
  },
  captchaFailed: {
    'zh-CN': '安全验证没有通过，请重试',
    en: 'The security check did not pass. Please try again.',
  },
  forbidden: { 'zh-CN': '没有权限进行此操作', en: 'You are not allowed to do this.' },
  notSameOrigin: {
    'zh-CN': '这个请求不是从本站页面发出的，已被拒绝',
    en: 'This request did not come from a page of this site and was refused.',
  },
  accountFrozen: {
    'zh-CN': '账号已被冻结，请联系客服',
    en: 'This account is frozen. Please contact customer service.',
  },
  companyLost: {
    'zh-CN': '您不能再代该企业操作，请切换到自己的账号',
    en: 'You can no longer act for this company. Please switch to your own account.',
  },
  notFound: { 'zh-CN': '没有找到这项内容', en: 'There is nothing at this address.' },
  wrongCode: {
    'zh-CN': '验证码不正确或已失效，请重新获取',
    en: 'The code is not right or no longer valid. Please ask for a new one.',
  },
  alreadyRegistered: {
    'zh-CN': '这个手机号已经注册过，请直接登录',
    en: 'This number already has an account. Please log in.',
  },
  noSuchAccount: {
    'zh-CN': '这个手机号还没有注册',
    en: 'There is no account with this number yet.',
  },
  minorNeedsGuardian: {
    'zh-CN': '证件显示您未满 18 周岁，请由监护人陪同完成未成年人认证',
    en: 'The ID says you are under 18. Please go on with your guardian on the page for minors.',
  },
  identityTaken: {
    'zh-CN': '这个身份已经在另一个账号上认证过',
    en: 'This identity is already verified on another account.',
  },
  linkExpired: {
    'zh-CN': '这个链接已经失效，请重新获取',
    en: 'This link is no longer valid. Please ask for a new one.',
  },
  gone: { 'zh-CN': '这个页面已经下线', en: 'This page is no longer available.' },
  cannotClose: { 'zh-CN': '现在还不能注销账号', en: 'The account cannot be closed right now.' },
  conflict: {
    'zh-CN': '内容已被改动，请刷新后再试',
    en: 'This has changed in the meantime. Please reload and try again.',
  },
  keyReused: {
    'zh-CN': '这个请求已经发送过，内容与这次不同。请刷新页面后再试',
    en: 'This was already sent with different content. Please reload the page and try again.',
  },
  tooLarge: { 'zh-CN': '发送的内容过大', en: 'What was sent is too large.' },
  unsupportedMedia: { 'zh-CN': '不支持这种内容格式', en: 'This kind of content is not supported.' },
  unknownSite: { 'zh-CN': '这个域名没有对应的站点', en: 'No site belongs to this domain.' },
  tooSlow: {
    'zh-CN': '网络太慢，内容没有传完。请检查网络后重试。',
    en: 'Your connection was too slow to send this. Check it and try again.',
  },
  tooManyRequests: {
    'zh-CN': '操作过于频繁，请在 {seconds} 秒后再试',
    en: 'Too many attempts. Please try again in {seconds} s.',
  },
  internal: { 'zh-CN': '系统错误，请稍后再试', en: 'System error. Please try again later.' },
  notAvailableYet: { 'zh-CN': '此功能暂未开放', en: 'This is not available yet.' },
  unavailable: {
    'zh-CN': '服务暂时不可用，请稍后再试',
    en: 'The service is busy. Please try again shortly.',
  },
  storageFull: {
    'zh-CN': '服务器存储空间不足，文件没有收完。已收到的部分会保留，请稍后继续上传',
    en: 'The server has no room left, so the file did not arrive whole. What arrived is kept: please continue later.',
  },
} satisfies Record<RefusalKey, Record<Language, string>>

addTexts(Object.fromEntries(Object.entries(refusalTexts).map(([key, value]) => [`refusal.${key}`, value])))
