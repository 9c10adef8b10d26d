import { addTexts } from '../../platform/texts/texts'

addTexts({
  'archive.underWay': {
    'zh-CN': '资料包正在打包，完成后再申请新的',
    en: 'An archive is already being built. Wait until it’s done.',
  },
  'archive.none': {
    'zh-CN': '没有可下载的资料包，请重新申请',
    en: 'There’s no archive to download. Ask for a new one.',
  },
  'archive.askedNow': {
    'zh-CN': '已开始打包，完成后短信通知您',
    en: 'We’re building your archive and will text you when it’s ready.',
  },
  'archive.grantedNow': { 'zh-CN': '开始下载', en: 'Your download starts now.' },
  'archive.asked.title': { 'zh-CN': '账号全部资料正在打包', en: 'Your archive is being built' },
  'archive.asked.text': {
    'zh-CN': '您的账号申请了打包全部资料。不是您本人操作，请立即修改密码。',
    en: 'An archive of everything in your account was asked for. Not you? Change your password now.',
  },
  'archive.ready.title': { 'zh-CN': '账号全部资料已打包好', en: 'Your archive is ready' },
  'archive.ready.text': {
    'zh-CN': '请在 {days} 天内到“账号安全”下载，之后文件会删除，可以重新申请。',
    en: 'Download it from account security within {days} {days|day|days}. After that it’s deleted, and you can ask again.',
  },
  'archive.failed.title': { 'zh-CN': '资料包没有打包成功', en: 'Your archive couldn’t be built' },
  'archive.failed.text': {
    'zh-CN': '您的资料没有受影响，请到“账号安全”查看原因并重新申请。',
    en: 'Nothing of yours is lost. See why under account security, and ask again.',
  },
  'archive.taken.title': { 'zh-CN': '账号全部资料被下载', en: 'Your archive is being downloaded' },
  'archive.taken.text': {
    'zh-CN': '有人用验证码开始下载您的资料包。不是您本人操作，请立即修改密码并联系我们。',
    en: 'A download of everything in your account began with a code. Not you? Change your password now and contact us.',
  },
})
