import { addTexts } from '../../../platform/texts/texts'

addTexts({
  'payouts.holder.member': {
    'zh-CN': '户名要和实名认证的姓名一致。',
    en: 'The account must be in your verified name.',
  },
  'payouts.holder.guardian': {
    'zh-CN': '户名要和已通过审核的监护人姓名一致。',
    en: 'The account must be in the approved guardian’s name.',
  },
  'payouts.holder.company': {
    'zh-CN': '户名要和认证的企业名称一致。',
    en: 'The account must be in the company’s verified name.',
  },
  'payouts.number.card': { 'zh-CN': '卡号是 12 到 19 位数字。', en: 'A card number has 12 to 19 digits.' },
  'payouts.number.company': {
    'zh-CN': '对公账号是 8 到 30 位数字。',
    en: 'A company account has 8 to 30 digits.',
  },
  'payouts.number.mistyped': {
    'zh-CN': '卡号有误，请对照卡片再看一遍。',
    en: 'A digit is wrong. Compare it with your card.',
  },
  'payouts.number.credit': {
    'zh-CN': '这是信用卡，请换一张储蓄卡。',
    en: 'This is a credit card. Use a debit card.',
  },
  'payouts.bankMissing': { 'zh-CN': '请选择开户银行。', en: 'Choose the bank.' },
  'payouts.branchMissing': { 'zh-CN': '请填写开户支行。', en: 'Enter the branch.' },
  'payouts.cnapsMissing': { 'zh-CN': '请填写 12 位联行号。', en: 'Enter the 12-digit CNAPS code.' },
  'payouts.noHolder.not_verified': {
    'zh-CN': '请先完成实名认证，再绑定收款账户。',
    en: 'Verify your identity first, then add a bank account.',
  },
  'payouts.noHolder.minor_not_approved': {
    'zh-CN': '请先等监护人资料审核通过，再绑定收款账户。',
    en: 'The guardian has to be approved before you can add a bank account.',
  },
  'payouts.sameAccount': { 'zh-CN': '绑定的已经是这个账户。', en: 'You’ve already added this account.' },
  'payouts.noAccount': { 'zh-CN': '还没有绑定收款账户。', en: 'There’s no bank account to remove.' },
  'payouts.bound': {
    'zh-CN': '已绑定尾号 {digits} 的账户，24 小时后可以提现。',
    en: 'Added the account ending in {digits}. You can withdraw after 24 hours.',
  },
  'payouts.removed': { 'zh-CN': '已移除收款账户', en: 'Bank account removed.' },
  'payouts.accountBound.title': { 'zh-CN': '绑定了新的收款账户', en: 'A new bank account was added' },
  'payouts.accountBound.text': {
    'zh-CN':
      '收益将付到{bank}尾号 {digits} 的账户，24 小时后可以提现。如果不是您本人操作，请立即修改密码并联系我们。',
    en: 'Your money now goes to {bank}, account ending in {digits}. You can withdraw after 24 hours. If this wasn’t you, change your password and contact us now.',
  },
  'payouts.accountBound.sms': {
    'zh-CN':
      '【{site}】收款账户已改为尾号 {digits} 的账户，24 小时内不能提现。如果不是您本人操作，请马上联系我们：{address}',
    en: '[{site}] Your money now goes to the account ending in {digits}. You can’t withdraw for 24 hours. If this wasn’t you, contact us right away: {address}',
  },
  'payouts.accountRemoved.title': { 'zh-CN': '收款账户已移除', en: 'Your bank account was removed' },
  'payouts.accountRemoved.text': {
    'zh-CN': '尾号 {digits} 的账户已移除。如果不是您本人操作，请立即修改密码并联系我们。',
    en: 'The account ending in {digits} was removed. If this wasn’t you, change your password and contact us now.',
  },
  'payouts.accountRemoved.sms': {
    'zh-CN': '【{site}】尾号 {digits} 的收款账户已移除。如果不是您本人操作，请马上联系我们：{address}',
    en: '[{site}] The account ending in {digits} was removed. If this wasn’t you, contact us right away: {address}',
  },
})
