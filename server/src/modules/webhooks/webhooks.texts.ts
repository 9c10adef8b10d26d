import { addTexts } from '../../platform/texts/texts'

addTexts({
  'webhooks.plainAddress': {
    'zh-CN': '地址须以 https:// 开头',
    en: 'The address must start with https://.',
  },
  'webhooks.passwordInAddress': {
    'zh-CN': '地址中不能带用户名或密码。请用签名确认请求来自本站',
    en: 'The address can’t contain a user name or password. Check the signature instead.',
  },
  'webhooks.innerAddress': {
    'zh-CN': '“{name}”指向内部网络或保留地址，请填公网地址',
    en: '“{name}” points to an internal or reserved address. Use a public one.',
  },
  'webhooks.tooMany': {
    'zh-CN': '最多添加 {most} 个 Webhook，请先停用不用的',
    en: 'You can have {most} {most|endpoint|endpoints} at most. End one you no longer use first.',
  },
  'webhooks.closing': {
    'zh-CN': '账号正在注销，不能添加 Webhook。撤销注销后再试',
    en: 'This account is being deleted, so it can’t have new endpoints. Keep the account first.',
  },
  'webhooks.isEnded': {
    'zh-CN': '这个 Webhook 已停用，请新建一个',
    en: 'This endpoint has ended. Add a new one.',
  },
  'webhooks.isPaused': {
    'zh-CN': '这个 Webhook 已暂停，请先恢复',
    en: 'This endpoint is paused. Resume it first.',
  },
  'webhooks.madeNow': {
    'zh-CN': 'Webhook 已添加，请马上复制签名密钥',
    en: 'Endpoint added. Copy its signing secret now.',
  },
  'webhooks.rotated': {
    'zh-CN': '签名密钥已更换，请马上复制',
    en: 'Signing secret replaced. Copy the new one now.',
  },
  'webhooks.changed': { 'zh-CN': '已保存', en: 'Saved.' },
  'webhooks.paused': { 'zh-CN': '已暂停', en: 'Paused.' },
  'webhooks.resumed': { 'zh-CN': '已恢复', en: 'Resumed.' },
  'webhooks.ended': { 'zh-CN': 'Webhook 已停用', en: 'Endpoint ended.' },
  'webhooks.tested': { 'zh-CN': '测试事件正在发送', en: 'Test event on its way.' },
  'webhooks.resent': { 'zh-CN': '正在重新发送', en: 'Sending it again.' },
  'webhooks.made.title': { 'zh-CN': '新增了 Webhook', en: 'New webhook endpoint' },
  'webhooks.made.text': {
    'zh-CN': '您的账号新增了 Webhook“{name}”，事件将发送到 {host}。不是您本人操作，请停用它并修改密码。',
    en: 'A webhook endpoint named “{name}” was added to your account and sends events to {host}. Not you? End it and change your password.',
  },
  'webhooks.failing.title': { 'zh-CN': 'Webhook 已暂停', en: 'Webhook endpoint paused' },
  'webhooks.failing.text': {
    'zh-CN':
      'Webhook“{name}”连续 {hours} 小时没有成功接收事件，已自动暂停。修复后请在开发者页面恢复；错过的事件可在发送记录中重新发送。',
    en: 'Nothing was delivered to the endpoint “{name}” for {hours} {hours|hour|hours}, so we paused it. Fix it, then resume it on the developer page and resend what it missed from its log.',
  },
})
