import { addTexts } from '../../../platform/texts/texts'

addTexts({
  'checks.approved': { 'zh-CN': '已通过：{name}', en: 'Approved: {name}' },
  'checks.refused': { 'zh-CN': '未通过：{name}', en: 'Not approved: {name}' },
  'checks.alreadyDecided': {
    'zh-CN': '这份资料已经审核过了，请看下一份',
    en: 'This has been decided already. Please go on with the next one.',
  },
  'checks.birthDateMissing': {
    'zh-CN': '请填写护照上的出生日期',
    en: 'Please read the birth date off the passport.',
  },
  'checks.birthDateAhead': { 'zh-CN': '出生日期不能晚于今天', en: 'A birth date cannot be in the future.' },
  'checks.isMinor': {
    'zh-CN': '按出生日期未满 18 周岁，不能按成年人通过，请选“不通过”，并请监护人办理未成年人认证',
    en: 'By this birth date the person is under 18. Don’t approve it, so that a guardian can register the minor.',
  },
  'checks.companyTaken': {
    'zh-CN': '这个统一社会信用代码已经在另一个账号上认证过',
    en: 'This credit code is already verified on another account.',
  },

  'identity.approved.title': { 'zh-CN': '实名认证已通过', en: 'Your identity is verified' },
  'identity.approved.text': {
    'zh-CN': '{name}，您的实名认证已通过，现在可以提交作品了。',
    en: '{name}, your identity is verified. You can submit works now.',
  },
  'identity.refused.title': { 'zh-CN': '实名认证未通过', en: 'Your identity could not be verified' },
  'identity.refused.text': {
    'zh-CN': '请按原因修改后重新提交：{reasons}。',
    en: 'Please correct this and submit it again: {reasons}.',
  },
  'minor.approved.title': { 'zh-CN': '未成年人认证已通过', en: 'The guardian’s documents are approved' },
  'minor.approved.text': {
    'zh-CN': '{name}的资料已通过审核，现在可以提交作品了。签署发行授权书时，验证码会发到监护人的手机。',
    en: 'The documents for {name} are approved, and works can be submitted now. Codes for signing go to the guardian’s mobile.',
  },
  'minor.refused.title': { 'zh-CN': '未成年人认证未通过', en: 'The guardian’s documents were not approved' },
  'minor.refused.text': {
    'zh-CN': '请和监护人一起按原因修改后重新提交：{reasons}。',
    en: 'Please correct this together with your guardian and submit it again: {reasons}.',
  },
  'enterprise.approved.title': { 'zh-CN': '企业认证已通过', en: 'Your company is verified' },
  'enterprise.approved.text': {
    'zh-CN': '{name}已通过企业认证，现在可以添加同事。',
    en: '{name} is verified. You can add colleagues now.',
  },
  'enterprise.refused.title': { 'zh-CN': '企业认证未通过', en: 'Your company could not be verified' },
  'enterprise.refused.text': {
    'zh-CN': '请按原因修改后重新提交：{reasons}。',
    en: 'Please correct this and submit it again: {reasons}.',
  },
})
