import { addTexts } from '../../../platform/texts/texts'

addTexts({
  'payouts.fileDamaged': {
    'zh-CN': '这个批次文件已不是当初生成的内容，不能下载。请不要付款，联系管理员从备份恢复。',
    en: 'This batch file has been altered since it was written, so you can’t download it. Don’t pay from it. Ask an administrator to restore it from the backup.',
  },
  'payouts.layout.plainCsv': { 'zh-CN': '通用 CSV', en: 'Plain CSV' },
  'payouts.layout.plainXlsx': { 'zh-CN': '通用 XLSX', en: 'Plain XLSX' },
  'payouts.layout.purposeText': { 'zh-CN': '版税', en: 'Royalties' },
  'payouts.layout.column.position': { 'zh-CN': '序号', en: 'No.' },
  'payouts.layout.column.reference': { 'zh-CN': '业务参考号', en: 'Reference' },
  'payouts.layout.column.holder': { 'zh-CN': '收款人户名', en: 'Account holder' },
  'payouts.layout.column.account': { 'zh-CN': '收款账号', en: 'Account number' },
  'payouts.layout.column.bank': { 'zh-CN': '收款银行', en: 'Bank' },
  'payouts.layout.column.branch': { 'zh-CN': '开户支行', en: 'Branch' },
  'payouts.layout.column.cnaps': { 'zh-CN': '联行号', en: 'CNAPS code' },
  'payouts.layout.column.amount': { 'zh-CN': '金额', en: 'Amount' },
  'payouts.layout.column.currency': { 'zh-CN': '币种', en: 'Currency' },
  'payouts.layout.column.purpose': { 'zh-CN': '用途', en: 'Purpose' },
  'payouts.layout.row.batch': { 'zh-CN': '批次号', en: 'Batch number' },
  'payouts.layout.row.count': { 'zh-CN': '总笔数', en: 'Number of payments' },
  'payouts.layout.row.sum': { 'zh-CN': '总金额', en: 'Total amount' },
  'payouts.layout.without.account': {
    'zh-CN': '请加上收款账号一列。',
    en: 'Add a column for the account number.',
  },
  'payouts.layout.without.amount': { 'zh-CN': '请加上金额一列。', en: 'Add a column for the amount.' },
  'payouts.layout.without.reference': {
    'zh-CN': '请加上业务参考号一列，银行回执靠它对应到每一笔。',
    en: 'Add a column for the reference. We match the bank’s answer by it.',
  },
  'payouts.layout.twice': {
    'zh-CN': '收款账号、金额和业务参考号各只能有一列。',
    en: 'Account number, amount and reference can have one column each.',
  },
  'payouts.layoutChanged': {
    'zh-CN': '这个格式刚刚被别人改过，请刷新后再保存。',
    en: 'Someone else has just changed this layout. Reload, then save again.',
  },
  'payouts.layoutNameTaken': { 'zh-CN': '已有同名的格式。', en: 'There’s already a layout with this name.' },
  'payouts.tooManyLayouts': {
    'zh-CN': '最多保留 {count} 个格式，请先停用一个。',
    en: 'You can have up to {count} {count|layout|layouts}. Archive one first.',
  },
  'payouts.batchOther': {
    'zh-CN': '可付款的提现已有变化：现在是 {payouts} 笔，共 {currency} {sum}。请核对后再生成。',
    en: 'This has changed: {payouts} {payouts|payout|payouts} now, {currency} {sum} in total. Check and try again.',
  },
  'payouts.batchEmpty': {
    'zh-CN': '没有你可以付款的提现。你批准过的要由同事付款。',
    en: 'There’s nothing for you to pay. A colleague pays what you’ve approved.',
  },
  'payouts.batchNotYours': {
    'zh-CN': '{number} 不能由你付款：你批准过它，或它是你自己的，或账户已冻结。',
    en: 'You can’t pay {number}: you approved it, it’s your own, or its account is frozen.',
  },
  'payouts.batchNotReady': {
    'zh-CN': '{number} 现在不能付款，请刷新后再试。',
    en: '{number} can’t be paid right now. Reload and try again.',
  },
  'payouts.batchMade': {
    'zh-CN': '已生成批次 {number}，文件正在写入。',
    en: 'Batch {number} created. Its file is being written.',
  },
  'payouts.fileNotReady': {
    'zh-CN': '文件还在写入，请稍候。',
    en: 'The file is still being written. Try again in a moment.',
  },
  'payouts.batchFileName': { 'zh-CN': '付款批次 {number}', en: 'Payout batch {number}' },
})
