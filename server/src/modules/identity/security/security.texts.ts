import { addTexts } from '../../../platform/texts/texts'

addTexts({
  'security.deviceEnded': { 'zh-CN': '该设备已退出登录', en: 'That device is logged out.' },
  'security.allDevicesEnded': {
    'zh-CN': '所有设备都已退出登录',
    en: 'You’re logged out on all devices.',
  },
  'security.mobileChanged': {
    'zh-CN': '登录手机号已更换，下次请用新号码登录',
    en: 'Your number is changed. Use it to log in from now on.',
  },
  'security.sameMobile': {
    'zh-CN': '新号码与现在的号码相同',
    en: 'This is already your number.',
  },
  'security.oldNumber': {
    'zh-CN':
      '【{site}】您的账号已改用新的手机号登录，24 小时内不能提现。如果不是您本人操作，请马上联系我们：{address}',
    en: '[{site}] Your account now uses another login number, so you can’t withdraw for 24 hours. If this wasn’t you, contact us right away: {address}',
  },
  'security.recovered': {
    'zh-CN':
      '【{site}】您的登录密码已用短信验证码重置，24 小时内不能提现。如果不是您本人操作，请马上联系我们：{address}',
    en: '[{site}] Your password was reset with a code, so you can’t withdraw for 24 hours. If this wasn’t you, contact us right away: {address}',
  },
  'security.guardian.title': { 'zh-CN': '登记了新的监护人', en: 'Another guardian was named' },
  'security.guardian.sms': {
    'zh-CN':
      '【{site}】您监护的账号登记了新的监护人，24 小时内不能提现。如果您不知情，请马上联系我们：{address}',
    en: '[{site}] Another guardian was named for the account you’re responsible for. It can’t withdraw for 24 hours. If you didn’t know, contact us right away: {address}',
  },
  'security.mobile.title': { 'zh-CN': '登录手机号已更换', en: 'Your login number was changed' },
  'security.mobile.text': {
    'zh-CN': '现在使用尾号 {digits} 的号码登录。为了资金安全，24 小时内不能提现。',
    en: 'You now log in with the number ending in {digits}. To keep your money safe, you can’t withdraw for 24 hours.',
  },
  'security.emailAdded.title': { 'zh-CN': '邮箱已确认', en: 'Email address confirmed' },
  'security.emailAdded.text': {
    'zh-CN': '消息从现在起也会按您的选择发送到邮箱。',
    en: 'From now on, messages also reach you by email, as you choose.',
  },
  'security.emailChanged.title': { 'zh-CN': '邮箱已更换', en: 'Your email address was changed' },
  'security.emailChanged.text': {
    'zh-CN': '我们也通知了原来的邮箱。如果不是您本人操作，请马上修改密码并联系我们。',
    en: 'We told the old address too. If this wasn’t you, change your password right away and contact us.',
  },
  'security.emailRemoved.title': { 'zh-CN': '邮箱已移除', en: 'Your email address was removed' },
  'security.emailRemoved.text': {
    'zh-CN': '我们也通知了原来的邮箱。如果不是您本人操作，请马上修改密码并联系我们。',
    en: 'We told that address too. If this wasn’t you, change your password right away and contact us.',
  },
  'security.closing': {
    'zh-CN': '注销申请已提交，{day} 之前可以随时撤回',
    en: 'Your account will be deleted. You can cancel until {day}.',
  },
  'security.kept': { 'zh-CN': '已撤回注销申请', en: 'Deletion cancelled.' },
  'security.companyHasColleagues': {
    'zh-CN': '请先移除所有同事，再注销企业账号。',
    en: 'Remove all colleagues before you delete the company account.',
  },
  'security.notClosed.title': { 'zh-CN': '账号没有注销', en: 'Your account wasn’t deleted' },
  'security.notClosed.text': {
    'zh-CN': '{reason}处理好之后，可以重新申请注销。',
    en: '{reason} After that, you can ask again.',
  },
})
