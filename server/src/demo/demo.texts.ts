import { addTexts } from '../platform/texts/texts'

addTexts({
  'demo.forwarded': {
    'zh-CN':
      '这是演示站点，密码是公开的，只在它所在的机器上应答。要向他人展示，请用 DEMO_PUBLIC=1 启动；正式使用请用 DEMO=0。',
    en: 'This is a demo with passwords that everybody knows, so it answers only on its own machine. To show it to others, start it with DEMO_PUBLIC=1; for a real site, with DEMO=0.',
  },
  'demo.phoneLocked': {
    'zh-CN': '请先在此浏览器中打开 npm start 打印的演示手机链接。',
    en: 'Open the link to the demo phone in this browser first. npm start prints it.',
  },
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
