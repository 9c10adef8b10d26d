import { addTexts } from '../texts/texts'

addTexts({
  'hold.codes': {
    'zh-CN': '网站刚从备份恢复，暂不发送短信验证码。请稍后再试，或用密码登录。',
    en: 'This site was just restored from a backup and doesn’t send codes yet. Try again later, or log in with your password.',
  },
  'hold.payouts': {
    'zh-CN': '网站刚从备份恢复，处于暂停外发状态，不能生成或下载付款批次。请管理员先在“备份与文件”页面确认。',
    en: 'This site was restored from a backup and is on hold: payout batches can’t be made or downloaded. An administrator has to confirm on the page “Backup and files” first.',
  },
})
