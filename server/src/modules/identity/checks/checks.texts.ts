import { addTexts } from '../../../platform/texts/texts'

addTexts({
  'checks.approved': { 'zh-CN': '已通过：{name}', en: 'Approved: {name}' },
  'checks.refused': { 'zh-CN': '未通过：{name}', en: 'Not approved: {name}' },
  'checks.alreadyDecided': {
    'zh-CN': '这份资料已经审核过了，请看下一份',
    en: 'This has already been decided. Go on to the next one.',
  },
  'checks.birthDateMissing': {
    'zh-CN': '请填写护照上的出生日期',
    en: 'Enter the date of birth from the passport.',
  },
  'checks.birthDateAhead': { 'zh-CN': '出生日期不能晚于今天', en: 'A date of birth can’t be in the future.' },
  'checks.isMinor': {
    'zh-CN': '按出生日期未满 18 周岁，不能按成年人通过，请选“不通过”，并请监护人办理未成年人认证',
    en: 'According to the date of birth, this person is under 18. Don’t approve it, so that the minor can register with a guardian.',
  },
  'checks.companyTaken': {
    'zh-CN': '这个统一社会信用代码已经在另一个账号上认证过',
    en: 'This credit code is already verified on another account.',
  },

  'identity.approved.title': { 'zh-CN': '实名认证已通过', en: 'Your identity is verified' },
  'identity.approved.text': {
    'zh-CN': '{name}，您的实名认证已通过，现在可以提交作品了。',
    en: '{name}, your identity is verified. You can submit releases now.',
  },
  'identity.refused.title': { 'zh-CN': '实名认证未通过', en: 'Your identity wasn’t approved' },
  'identity.refused.text': {
    'zh-CN': '请按原因修改后重新提交：{reasons}。',
    en: 'Fix this and submit again: {reasons}.',
  },
  'minor.approved.title': { 'zh-CN': '未成年人认证已通过', en: 'The guardian’s documents are approved' },
  'minor.approved.text': {
    'zh-CN': '{name}的资料已通过审核，现在可以提交作品了。签署发行授权书时，验证码会发到监护人的手机。',
    en: '{name}’s documents are approved, and you can submit releases now. Signing codes go to the guardian’s phone.',
  },
  'minor.refused.title': { 'zh-CN': '未成年人认证未通过', en: 'The guardian’s documents weren’t approved' },
  'minor.refused.text': {
    'zh-CN': '请和监护人一起按原因修改后重新提交：{reasons}。',
    en: 'Fix this with your guardian and submit again: {reasons}.',
  },
  'enterprise.approved.title': { 'zh-CN': '企业认证已通过', en: 'Your company is verified' },
  'enterprise.approved.text': {
    'zh-CN': '{name}已通过企业认证，现在可以添加同事。',
    en: '{name} is verified. You can add colleagues now.',
  },
  'enterprise.refused.title': { 'zh-CN': '企业认证未通过', en: 'Your company wasn’t approved' },
  'enterprise.refused.text': {
    'zh-CN': '请按原因修改后重新提交：{reasons}。',
    en: 'Fix this and submit again: {reasons}.',
  },
})
