import { addTexts } from '../../../platform/texts/texts'

addTexts({
  'verification.idWrong': {
    'zh-CN': '身份证号不正确，请逐位核对',
    en: 'This is not a valid resident ID number. Please check each digit.',
  },
  'verification.passportWrong': {
    'zh-CN': '护照号码不正确，请核对',
    en: 'This does not look like a passport number. Please check it.',
  },
  'verification.childIsAdult': {
    'zh-CN': '证件显示已满 18 周岁，请使用普通注册与认证',
    en: 'The ID says this person is 18 or older. Please use the ordinary registration.',
  },
  'verification.guardianIsMinor': {
    'zh-CN': '监护人须年满 18 周岁',
    en: 'A guardian has to be 18 or older.',
  },
  'verification.samePerson': {
    'zh-CN': '监护人与未成年人不能是同一人',
    en: 'The guardian and the child cannot be the same person.',
  },
  'verification.scanMissing': { 'zh-CN': '请上传这份材料', en: 'Please add this document.' },
  'verification.alreadyVerified': {
    'zh-CN': '您已经完成认证，无需重复提交',
    en: 'You are verified already. There is nothing more to submit.',
  },
  'verification.alreadyWaiting': {
    'zh-CN': '资料正在审核中，请等待结果',
    en: 'Your details are being checked. Please wait for the result.',
  },
  'verification.handedIn': {
    'zh-CN': '资料已提交，审核结果会通过系统消息通知您',
    en: 'Submitted. A system message will tell you the result.',
  },
  'verification.kept': { 'zh-CN': '已保存', en: 'Saved.' },
  'verification.consentWithdrawn': {
    'zh-CN': '已撤回监护人同意，账号已冻结',
    en: 'The consent is withdrawn and the account is frozen.',
  },
  'verification.consentWithdrawnReason': {
    'zh-CN': '监护人已撤回同意',
    en: 'The guardian has withdrawn the consent.',
  },
  'verification.otherNumber': {
    'zh-CN': '证件号码与此前通过认证的不一致。如证件号码已变更，请提交工单联系我们。',
    en: 'This is not the ID number you were verified with. If it has changed, open a support ticket.',
  },
})
