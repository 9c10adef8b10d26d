import { addTexts } from '../../../platform/texts/texts'

addTexts({
  'verification.idWrong': {
    'zh-CN': '身份证号不正确，请逐位核对',
    en: 'This ID number isn’t valid. Check each digit.',
  },
  'verification.passportWrong': {
    'zh-CN': '护照号码不正确，请核对',
    en: 'This doesn’t look like a passport number. Check it.',
  },
  'verification.childIsAdult': {
    'zh-CN': '证件显示已满 18 周岁，请使用普通注册与认证',
    en: 'According to the ID, this person is 18 or older. Use the standard registration.',
  },
  'verification.guardianIsMinor': {
    'zh-CN': '监护人须年满 18 周岁',
    en: 'A guardian must be 18 or older.',
  },
  'verification.samePerson': {
    'zh-CN': '监护人与未成年人不能是同一人',
    en: 'The guardian and the child can’t be the same person.',
  },
  'verification.scanMissing': { 'zh-CN': '请上传这份材料', en: 'Add this document.' },
  'verification.alreadyVerified': {
    'zh-CN': '您已经完成认证，无需重复提交',
    en: 'You’re already verified. There’s nothing more to submit.',
  },
  'verification.alreadyWaiting': {
    'zh-CN': '资料正在审核中，请等待结果',
    en: 'We’re checking your details. You’ll get a message with the result.',
  },
  'verification.handedIn': {
    'zh-CN': '资料已提交，审核结果会通过系统消息通知您',
    en: 'Submitted. We’ll message you with the result.',
  },
  'verification.kept': { 'zh-CN': '已保存', en: 'Saved.' },
  'verification.consentWithdrawn': {
    'zh-CN': '已撤回监护人同意，账号已冻结',
    en: 'Consent withdrawn. The account is frozen.',
  },
  'verification.consentWithdrawnReason': {
    'zh-CN': '监护人已撤回同意',
    en: 'The guardian has withdrawn consent.',
  },
  'verification.otherNumber': {
    'zh-CN': '证件号码与此前通过认证的不一致。如证件号码已变更，请提交工单联系我们。',
    en: 'This isn’t the ID number you were verified with. If it has changed, open a support ticket.',
  },
})
