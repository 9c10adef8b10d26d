import type { RefusalKey } from '#contract/errors'
import type { Language } from '#contract/language'
import { addTexts } from './texts'

const refusalTexts = {
  sessionEnded: { 'zh-CN': '登录已失效，请重新登录', en: 'Your session has ended. Log in again.' },
  malformedRequest: { 'zh-CN': '请求格式不正确', en: 'The request couldn’t be understood.' },
  invalidInput: { 'zh-CN': '请检查标出的内容', en: 'Check the marked fields.' },
  wrongCredentials: {
    'zh-CN': '手机号或密码不正确，请重新输入',
    en: 'The mobile number or password isn’t right. Try again.',
  },
  captchaFailed: {
    'zh-CN': '安全验证没有通过，请重试',
    en: 'The security check failed. Try again.',
  },
  forbidden: { 'zh-CN': '没有权限进行此操作', en: 'You don’t have access to do this.' },
  notSameOrigin: {
    'zh-CN': '这个请求不是从本站页面发出的，已被拒绝',
    en: 'This request didn’t come from a page on this site, so it was refused.',
  },
  accountFrozen: {
    'zh-CN': '账号已被冻结，请联系客服',
    en: 'This account is frozen. Contact support.',
  },
  companyLost: {
    'zh-CN': '您不能再代该企业操作，请切换到自己的账号',
    en: 'You can no longer act for this company. Switch to your own account.',
  },
  notFound: { 'zh-CN': '没有找到这项内容', en: 'There’s nothing at this address.' },
  wrongCode: {
    'zh-CN': '验证码不正确或已失效，请重新获取',
    en: 'The code isn’t right or has expired. Get a new one.',
  },
  alreadyRegistered: {
    'zh-CN': '这个手机号已经注册过，请直接登录',
    en: 'This number already has an account. Log in.',
  },
  noSuchAccount: {
    'zh-CN': '这个手机号还没有注册',
    en: 'There’s no account with this number yet.',
  },
  minorNeedsGuardian: {
    'zh-CN': '证件显示您未满 18 周岁，请由监护人陪同完成未成年人认证',
    en: 'According to the ID, you’re under 18. Continue with your guardian on the page for minors.',
  },
  identityTaken: {
    'zh-CN': '这个身份已经在另一个账号上认证过',
    en: 'This identity is already verified on another account.',
  },
  linkExpired: {
    'zh-CN': '这个链接已经失效，请重新获取',
    en: 'This link is no longer valid. Get a new one.',
  },
  gone: { 'zh-CN': '这个页面已经下线', en: 'This page is no longer available.' },
  cannotClose: { 'zh-CN': '现在还不能注销账号', en: 'You can’t delete the account right now.' },
  conflict: {
    'zh-CN': '内容已被改动，请刷新后再试',
    en: 'This has changed in the meantime. Reload and try again.',
  },
  keyReused: {
    'zh-CN': '这个请求已经发送过，内容与这次不同。请刷新页面后再试',
    en: 'This was already sent with different content. Reload the page and try again.',
  },
  tooLarge: { 'zh-CN': '发送的内容过大', en: 'This is too large.' },
  unsupportedMedia: { 'zh-CN': '不支持这种内容格式', en: 'This kind of content isn’t supported.' },
  unknownSite: { 'zh-CN': '这个域名没有对应的站点', en: 'There’s no site at this domain.' },
  tooSlow: {
    'zh-CN': '网络太慢，内容没有传完。请检查网络后重试。',
    en: 'Your connection was too slow to send this. Check it and try again.',
  },
  tooManyRequests: {
    'zh-CN': '操作过于频繁，请在 {seconds} 秒后再试',
    en: 'Too many attempts. Try again in {seconds} s.',
  },
  internal: { 'zh-CN': '系统错误，请稍后再试', en: 'System error. Try again later.' },
  notAvailableYet: { 'zh-CN': '此功能暂未开放', en: 'This isn’t available yet.' },
  unavailable: {
    'zh-CN': '服务暂时不可用，请稍后再试',
    en: 'The service is busy. Try again shortly.',
  },
  storageFull: {
    'zh-CN': '服务器存储空间不足，文件没有收完。已收到的部分会保留，请稍后继续上传',
    en: 'The server is out of space, so the file didn’t upload completely. What was uploaded is kept: continue later.',
  },
} satisfies Record<RefusalKey, Record<Language, string>>

addTexts(Object.fromEntries(Object.entries(refusalTexts).map(([key, value]) => [`refusal.${key}`, value])))
