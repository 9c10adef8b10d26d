import { addTexts } from '../../../platform/texts/texts'

addTexts({
  'freezing.frozenBecause': {
    'zh-CN': '账号已被冻结。原因：{reason}。如有疑问，请联系客服',
    en: 'This account is frozen. Reason: {reason}. If you have questions, contact support.',
  },
})
