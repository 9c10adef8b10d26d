import { addTexts } from '../../../platform/texts/texts'

addTexts({
  'consents.given': { 'zh-CN': '已记录您的同意', en: 'Consent recorded.' },
  'consents.withdrawn': {
    'zh-CN': '已撤回同意。已经填写的内容都保留着',
    en: 'Consent withdrawn. Everything you entered is kept.',
  },
  'consents.documentsMissing': {
    'zh-CN': '提交身份证件前，需要您单独同意处理敏感个人信息',
    en: 'Before you submit identity documents, we need your separate consent to the handling of sensitive information.',
  },
  'consents.recipientsChanged': {
    'zh-CN': '境外接收方的信息刚刚有变化，请重新阅读后再同意',
    en: 'The details of a recipient abroad have just changed. Read them again before you consent.',
  },
})
