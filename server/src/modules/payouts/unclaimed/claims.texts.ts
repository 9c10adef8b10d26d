import { addTexts } from '../../../platform/texts/texts'

addTexts({
  'payouts.claim.nobody': {
    'zh-CN': '没有使用这个手机号的账号。请认领人先注册并完成实名认证。',
    en: 'No account has this number. Ask the person to register and verify their identity first.',
  },
  'payouts.claim.notClosed': {
    'zh-CN': '这个账号没有注销，收益由用户自己提现。',
    en: 'This account isn’t closed, so its owner withdraws the income.',
  },
  'payouts.claim.nothing': {
    'zh-CN': '现在没有可以认领的收益：渠道款还没到，或扣除欠款后没有余额。',
    en: 'Nothing can be claimed right now: the payer’s money isn’t in yet, or nothing is left after what the account owes.',
  },
  'payouts.claim.open': {
    'zh-CN': '这个账号已有待确认的认领。',
    en: 'A claim on this account is already waiting for confirmation.',
  },
  'payouts.claim.decided': {
    'zh-CN': '这个认领已经处理过，请刷新。',
    en: 'This claim has already been decided. Reload the page.',
  },
  'payouts.claim.proposerGone': {
    'zh-CN': '提出认领的人已不再负责财务，请拒绝后由其他同事重新提出。',
    en: 'The person who proposed this no longer works in finance. Refuse it and propose it again.',
  },
  'payouts.claim.notAlone': {
    'zh-CN': '这笔认领由你提出，要由另一位同事确认和批准。',
    en: 'You proposed this claim, so someone else has to confirm and approve it.',
  },
  'payouts.claim.invoiceMissing': {
    'zh-CN': '这是企业账户：请填写发票号码和价税合计，并上传发票。',
    en: 'This is a company’s account. Enter the invoice number and its total including VAT, and upload the invoice.',
  },
  'payouts.claim.invoiceTotal': {
    'zh-CN': '发票价税合计应为 {currency} {amount:amount}，即现在可以支付的金额。',
    en: 'The invoice must be for {currency} {amount:amount}, the amount that can be paid now.',
  },
  'payouts.claim.invoiceOther': {
    'zh-CN': '可支付的金额已经变化，与发票不符。请拒绝这次认领，按新的金额重新发起。',
    en: 'The amount that can be paid has changed since the invoice was issued. Decline this claim and propose it again with a new invoice.',
  },
  'payouts.claim.obstacle.not_verified': {
    'zh-CN': '认领人还没有通过实名认证。',
    en: 'The claimant hasn’t verified their identity yet.',
  },
  'payouts.claim.obstacle.minor_not_approved': {
    'zh-CN': '认领人是未成年人，监护人资料还没有通过。',
    en: 'The claimant is a minor whose guardian isn’t approved yet.',
  },
  'payouts.claim.obstacle.no_account': {
    'zh-CN': '认领人还没有绑定收款账户。',
    en: 'The claimant hasn’t added a bank account yet.',
  },
  'payouts.claim.obstacle.account_outdated': {
    'zh-CN': '认领人的收款账户已不在其名下，要重新绑定。',
    en: 'The claimant’s bank account is no longer in the right name. They have to add it again.',
  },
  'payouts.claim.obstacle.wait': {
    'zh-CN': '认领人的账户信息刚变更，还在 24 小时等待期内。',
    en: 'The claimant’s account details have just changed. Wait until the 24 hours are over.',
  },
  'payouts.claim.obstacle.frozen': {
    'zh-CN': '认领人的账号已冻结。',
    en: 'The claimant’s account is frozen.',
  },
  'payouts.claim.obstacle.nothing_left': {
    'zh-CN': '扣除税费后没有可到账的金额。',
    en: 'Nothing is left after tax and fee.',
  },
  'payouts.claim.confirmed': {
    'zh-CN': '已确认，生成提现 {number}，等待批准',
    en: 'Confirmed as withdrawal {number}. It’s waiting for approval.',
  },
  'payouts.consentList.file': { 'zh-CN': '已撤回同意的账号余额', en: 'Balances without consent' },
  'payouts.consentList.id': { 'zh-CN': '用户编号', en: 'Member ID' },
  'payouts.consentList.since': { 'zh-CN': '撤回同意时间', en: 'Consent withdrawn' },
  'payouts.consentList.available': { 'zh-CN': '现在可支付', en: 'Can be paid now' },
  'payouts.consentList.later': { 'zh-CN': '暂不可支付', en: 'Can be paid later' },
  'payouts.unclaimed.file': { 'zh-CN': '无人认领的收益', en: 'Unclaimed income' },
  'payouts.unclaimed.account': { 'zh-CN': '已注销账号', en: 'Closed account' },
  'payouts.unclaimed.amount': { 'zh-CN': '无人认领', en: 'Unclaimed' },
  'payouts.unclaimed.bills': { 'zh-CN': '账单数', en: 'Bills' },
  'payouts.unclaimed.claimable': { 'zh-CN': '现在可认领', en: 'Can be claimed now' },
  'payouts.unclaimed.since': { 'zh-CN': '起始时间', en: 'Since' },
  'payouts.unclaimed.claimant': { 'zh-CN': '待确认的认领人', en: 'Claim proposed for' },
  'payouts.unclaimed.reason': { 'zh-CN': '认领理由', en: 'Reason for the claim' },
})
