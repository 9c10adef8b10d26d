import { addTexts } from '../platform/texts/texts'

addTexts({
  'demo.welcome.title': { 'zh-CN': '欢迎来到{site}', en: 'Welcome to {site}' },
  'demo.welcome.text': {
    'zh-CN': '这是演示账号：可以随意点、随意改，数据只在这台机器上。',
    en: 'This is a demo account: try anything you like. The data stays on this machine.',
  },
  'demo.password.title': { 'zh-CN': '演示密码是公开的', en: 'The demo password is public' },
  'demo.password.text': {
    'zh-CN': '正式使用前请关闭演示数据，重新建立自己的账号。',
    en: 'Before real use, turn off the demo and create your own accounts.',
  },
})
