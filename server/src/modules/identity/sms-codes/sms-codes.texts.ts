import type { SmsPurpose } from '#contract/identity/sms-purposes'
import type { Language } from '#contract/language'
import { addTexts } from '../../../platform/texts/texts'

const messages: Record<SmsPurpose, Record<Language, string>> = {
  login: {
    'zh-CN': '【{site}】登录验证码 {code}，{minutes} 分钟内有效。请勿告诉任何人。',
    en: '[{site}] Your login code is {code}, valid for {minutes} {minutes|minute|minutes}. Don’t share it.',
  },
  register: {
    'zh-CN': '【{site}】注册验证码 {code}，{minutes} 分钟内有效。请勿告诉任何人。',
    en: '[{site}] Your registration code is {code}, valid for {minutes} {minutes|minute|minutes}. Don’t share it.',
  },
  recover: {
    'zh-CN': '【{site}】找回密码的验证码 {code}，{minutes} 分钟内有效。不是您本人操作，请忽略。',
    en: '[{site}] Your code to reset your password is {code}, valid for {minutes} {minutes|minute|minutes}. Not you? Ignore this.',
  },
  guardian: {
    'zh-CN': '【{site}】您正以监护人身份为未成年人办理认证，验证码 {code}，{minutes} 分钟内有效。',
    en: '[{site}] You’re confirming as a minor’s guardian. Code {code}, valid for {minutes} {minutes|minute|minutes}.',
  },
  change_mobile_from: {
    'zh-CN':
      '【{site}】您正在更换登录手机号，验证码 {code}，{minutes} 分钟内有效。不是您本人操作，请尽快修改密码。',
    en: '[{site}] You’re changing your login number. Code {code}, valid for {minutes} {minutes|minute|minutes}. Not you? Change your password.',
  },
  change_mobile_to: {
    'zh-CN': '【{site}】绑定新手机号的验证码 {code}，{minutes} 分钟内有效。',
    en: '[{site}] Your code to confirm this number is {code}, valid for {minutes} {minutes|minute|minutes}.',
  },
  sign: {
    'zh-CN': '【{site}】签署发行授权书的验证码 {code}，{minutes} 分钟内有效。请核对内容后再填写。',
    en: '[{site}] Your signing code is {code}, valid for {minutes} {minutes|minute|minutes}. Read the agreement before you enter it.',
  },
  bank: {
    'zh-CN': '【{site}】更换收款账户的验证码 {code}，{minutes} 分钟内有效。请勿告诉任何人。',
    en: '[{site}] Your code to change the bank account is {code}, valid for {minutes} {minutes|minute|minutes}. Don’t share it.',
  },
  withdraw: {
    'zh-CN':
      '【{site}】您正在申请提现，验证码 {code}，{minutes} 分钟内有效。不是您本人操作，请立即修改密码并联系我们。',
    en: '[{site}] You’re requesting a withdrawal. Code {code}, valid for {minutes} {minutes|minute|minutes}. Not you? Change your password and contact us now.',
  },
  delete_account: {
    'zh-CN': '【{site}】注销账号的验证码 {code}，{minutes} 分钟内有效。不是您本人操作，请尽快修改密码。',
    en: '[{site}] Your code to delete your account is {code}, valid for {minutes} {minutes|minute|minutes}. Not you? Change your password.',
  },
  withdraw_consent: {
    'zh-CN': '【{site}】撤回监护人同意的验证码 {code}，{minutes} 分钟内有效。撤回后账号将被冻结。',
    en: '[{site}] Your code to withdraw your consent as guardian is {code}, valid for {minutes} {minutes|minute|minutes}. The account will be frozen.',
  },
  api_key: {
    'zh-CN': '【{site}】创建 API 密钥的验证码 {code}，{minutes} 分钟内有效。不是您本人操作，请立即修改密码。',
    en: '[{site}] Your code to create an API key is {code}, valid for {minutes} {minutes|minute|minutes}. Not you? Change your password now.',
  },
  webhook: {
    'zh-CN': '【{site}】设置 Webhook 的验证码 {code}，{minutes} 分钟内有效。不是您本人操作，请立即修改密码。',
    en: '[{site}] Your code to set up a webhook is {code}, valid for {minutes} {minutes|minute|minutes}. Not you? Change your password now.',
  },
  archive: {
    'zh-CN':
      '【{site}】打包或下载账号全部资料的验证码 {code}，{minutes} 分钟内有效。不是您本人操作，请立即修改密码。',
    en: '[{site}] Your code to archive or download everything in your account is {code}, valid for {minutes} {minutes|minute|minutes}. Not you? Change your password now.',
  },
  change_email: {
    'zh-CN':
      '【{site}】更换或移除邮箱的验证码 {code}，{minutes} 分钟内有效。不是您本人操作，请立即修改密码。',
    en: '[{site}] Your code to change or remove your email address is {code}, valid for {minutes} {minutes|minute|minutes}. Not you? Change your password now.',
  },
}

addTexts(
  Object.fromEntries(Object.entries(messages).map(([purpose, text]) => [`codes.sms.${purpose}`, text])),
)
addTexts({
  'codes.sent': { 'zh-CN': '验证码已发送至 {mobile}', en: 'We’ve sent a code to {mobile}.' },
  'codes.enoughForToday': {
    'zh-CN': '这个号码今天的验证码已用完，请明天再试',
    en: 'This number has reached today’s limit for codes. Try again tomorrow.',
  },
  'codes.noSuchNumber': {
    'zh-CN': '没有这样的手机号，请核对区号和号码',
    en: 'There is no such mobile number. Check the country code and the number.',
  },
  'codes.countryOff': {
    'zh-CN': '暂不支持该国家/地区的手机号，请换用其他手机号',
    en: 'We can’t send text messages to this country or region yet. Use another mobile.',
  },
  'codes.countryFull': {
    'zh-CN': '今天发往该国家/地区的短信已达上限，请明天再试；已有账号的可用密码登录',
    en: 'We’ve sent all of today’s text messages to this country or region. Try again tomorrow, or log in with your password.',
  },
})
