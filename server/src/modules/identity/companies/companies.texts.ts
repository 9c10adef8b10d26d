import { addTexts } from '../../../platform/texts/texts'

addTexts({
  'companies.profileSaved': { 'zh-CN': '资料已保存', en: 'Saved.' },
  'companies.certificationHandedIn': {
    'zh-CN': '企业认证已提交，审核结果会通过系统消息通知您',
    en: 'Submitted. We’ll message you with the result.',
  },
  'companies.certificationWaiting': {
    'zh-CN': '企业认证正在审核中，请等待结果',
    en: 'We’re checking your company’s details. You’ll get a message with the result.',
  },
  'companies.certified': {
    'zh-CN': '企业认证已通过，如需变更请联系客服',
    en: 'Your company is verified. To change its details, contact support.',
  },
  'companies.adultsOnly': {
    'zh-CN': '未成年人账号不能认证为企业',
    en: 'A minor’s account can’t be verified as a company.',
  },
  'companies.notACompany': {
    'zh-CN': '完成企业认证后才能添加同事',
    en: 'Verify your company before you add colleagues.',
  },
  'companies.notOpen': {
    'zh-CN': '该企业的账号已被冻结或注销，暂时无法切换',
    en: 'This company’s account is frozen or closed, so you can’t switch to it.',
  },
  'companies.invited': { 'zh-CN': '邀请已发出', en: 'Invitation sent.' },
  'companies.ownNumber': { 'zh-CN': '这是您自己的号码', en: 'This is your own number.' },
  'companies.roleChanged': { 'zh-CN': '权限已修改', en: 'Role changed.' },
  'companies.removed': { 'zh-CN': '已移除', en: 'Removed.' },
  'companies.joined': { 'zh-CN': '您已加入', en: 'You’ve joined.' },
  'companies.left': { 'zh-CN': '已处理', en: 'Done.' },
  'colleague.invitation.title': { 'zh-CN': '{company} 邀请您加入', en: '{company} has invited you' },
  'colleague.invitation.text': {
    'zh-CN': '接受邀请后，您可以用自己的账号为该企业工作。',
    en: 'Accept the invitation to work for this company with your own account.',
  },
})
