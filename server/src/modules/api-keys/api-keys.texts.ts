import { addTexts } from '../../platform/texts/texts'

addTexts({
  'apiKeys.invalid': {
    'zh-CN': '这个 API 密钥无效：可能已停用、已过期，或输入有误',
    en: 'This API key isn’t valid. It may have ended, expired, or been mistyped.',
  },
  'apiKeys.outsideScope': {
    'zh-CN': '这个 API 密钥没有此项权限',
    en: 'This API key doesn’t have the scope this call needs.',
  },
  'apiKeys.noKeys': {
    'zh-CN': '此操作不能用 API 密钥完成，请在网页上操作',
    en: 'This can’t be done with an API key. Do it in the browser.',
  },
  'apiKeys.onlyByKey': {
    'zh-CN': '请用 API 密钥调用',
    en: 'Call this with an API key.',
  },
  'apiKeys.closing': {
    'zh-CN': '账号正在注销，不能创建 API 密钥。撤销注销后再试',
    en: 'This account is being deleted, so it can’t have new API keys. Keep the account first.',
  },
  'apiKeys.tooMany': {
    'zh-CN': '最多同时使用 {most} 个密钥，请先停用不用的',
    en: 'You can have {most} open {most|key|keys} at most. End one you no longer use first.',
  },
  'apiKeys.madeNow': { 'zh-CN': '密钥已创建，请马上复制保存', en: 'Key created. Copy it now.' },
  'apiKeys.ended': { 'zh-CN': '密钥已停用', en: 'Key ended.' },
  'apiKeys.made.title': { 'zh-CN': '新建了 API 密钥', en: 'New API key' },
  'apiKeys.made.text': {
    'zh-CN': '您的账号新建了 API 密钥“{name}”。不是您本人操作，请停用它并修改密码。',
    en: 'An API key named “{name}” was created for your account. Not you? End it and change your password.',
  },
})
