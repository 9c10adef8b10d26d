import { addTexts } from '../../platform/texts/texts'

addTexts({
  'payouts.submitted': { 'zh-CN': '已提交提现 {number}', en: 'Withdrawal {number} submitted.' },
  'payouts.cancelledByMember': {
    'zh-CN': '已撤回提现，账单可以重新选择',
    en: 'Withdrawal cancelled. Its bills are available again.',
  },
  'payouts.confirmed': { 'zh-CN': '已确认，等待批准', en: 'Confirmed. It’s waiting for approval again.' },
  'payouts.billMoved': {
    'zh-CN': '有账单已不能提现，请刷新后重新选择。',
    en: 'One of these bills can’t be withdrawn any more. Reload and select again.',
  },
  'payouts.billAskedBack': {
    'zh-CN': '其中有账单所在的报表正在核对，最多一天。请先选择其他账单。',
    en: 'We’re checking the report of one of these bills, for a day at most. Withdraw the others meanwhile.',
  },
  'payouts.netChanged': {
    'zh-CN': '到账金额变成了 {net:amount}，请核对后重新提交。',
    en: 'The amount you get is now {net:amount}. Check it and submit again.',
  },
  'payouts.notAnAmount': {
    'zh-CN': '请填写金额，例如 100.00。',
    en: 'Enter an amount such as 100.00.',
  },
  'payouts.moved': {
    'zh-CN': '这笔提现的状态已经变了，请刷新后再看。',
    en: 'This withdrawal has changed in the meantime. Reload the page.',
  },
  'payouts.obstacle.not_verified': {
    'zh-CN': '请先完成实名认证，再提现。',
    en: 'Verify your identity first, then withdraw.',
  },
  'payouts.obstacle.minor_not_approved': {
    'zh-CN': '监护人资料审核通过后才能提现。',
    en: 'The guardian has to be approved before you can withdraw.',
  },
  'payouts.obstacle.no_account': { 'zh-CN': '请先绑定收款账户。', en: 'Add a bank account first.' },
  'payouts.obstacle.account_outdated': {
    'zh-CN': '收款账户与现在的实名不符，请重新绑定。',
    en: 'The bank account is no longer in the right name. Add another one.',
  },
  'payouts.obstacle.wait': {
    'zh-CN': '账户信息刚刚变更，还要等 {hours} 小时才能提现。',
    en: 'Your account details have just changed. You can withdraw in {hours} {hours|hour|hours}.',
  },
  'payouts.obstacle.frozen': {
    'zh-CN': '账号已冻结，收益都在，解冻后可以提现。',
    en: 'The account is frozen. Your money is safe; you can withdraw once it’s unfrozen.',
  },
  'payouts.obstacle.below_minimum': {
    'zh-CN': '您的收益合计要达到 {amount:amount} 才能提现，请多选几笔账单。',
    en: 'The minimum is {amount:amount}. Select more bills.',
  },
  'payouts.obstacle.nothing_left': {
    'zh-CN': '扣除税费后没有可到账的金额，请多选几笔账单。',
    en: 'Nothing is left after tax and fee. Select more bills.',
  },
  'payouts.obstacle.invoice_missing': {
    'zh-CN': '请填写发票号码并上传发票。',
    en: 'Enter the invoice number and upload the invoice.',
  },
  'payouts.invoice.none': { 'zh-CN': '个人提现不需要发票。', en: 'Individuals don’t need an invoice.' },
  'payouts.invoice.total': {
    'zh-CN': '发票的价税合计要等于您的收益。',
    en: 'The invoice total including VAT must equal your share.',
  },
  'payouts.invoice.used': {
    'zh-CN': '这个发票号码已用于另一笔提现。',
    en: 'Another withdrawal already uses this invoice number.',
  },
  'payouts.ruleUndecided': {
    'zh-CN': '请先确定税收居民身份，并核定服务类分账方的收入性质。',
    en: 'Settle the tax residence, and what split parties are paid for, first.',
  },
  'payouts.onlyPassports': {
    'zh-CN': '只有护照持有人的税收居民身份由员工确定。',
    en: 'You can only settle the tax residence of passport holders.',
  },
  'payouts.wrongPaidDay': {
    'zh-CN': '付款日期不能早于批准当日或上次银行退回当日，也不能晚于今天。',
    en: 'The payment date can’t be in the future, before the approval or before the payout was returned.',
  },
  'payouts.approverPays': {
    'zh-CN': '这笔提现由你批准，要由另一位同事付款。',
    en: 'You approved this withdrawal, so someone else has to pay it.',
  },
  'payouts.saidItCameBack': {
    'zh-CN': '这笔付款由你登记为付款失败或银行退回，要由另一位同事核对后再次付款或作废。',
    en: 'You recorded that this payout failed or came back, so someone else has to check it and pay it again or void it.',
  },
  'payouts.starterApproves': {
    'zh-CN': '这笔付款由你发起（或由你确认认领），要由另一位同事批准。',
    en: 'You started this payout or confirmed its claim, so someone else has to approve it.',
  },
  'payouts.wentBefore': {
    'zh-CN':
      '这些账单曾在另一笔提现中送交银行，当时由你付款，或由你登记付款失败或银行退回，要由另一位同事处理。',
    en: 'These bills went to a bank before in another withdrawal, and you paid it or recorded that it failed or came back. Someone else has to continue.',
  },
  'payouts.ownHands': {
    'zh-CN': '收款人与你同名，请由同事处理。',
    en: 'The payee has your name, so someone else has to handle it.',
  },
  'payouts.payeeFrozen': {
    'zh-CN': '用户已冻结，解冻后才能批准。',
    en: 'The member’s account is frozen.',
  },
  'payouts.closingStays': {
    'zh-CN': '注销账号的提现不能单独撤回，请先在账号安全里取消注销。',
    en: 'This pays out an account that’s being deleted. To stop it, keep the account in Account security.',
  },
  'payouts.claimStays': {
    'zh-CN': '这笔是认领的收益，由财务处理，不能自行撤回。如有疑问请提交工单。',
    en: 'This is income you claimed, so you can’t cancel it. If something’s wrong, open a support ticket.',
  },
  'payouts.reason.frozen': { 'zh-CN': '账号已冻结', en: 'The account was frozen' },
  'payouts.reason.consent': { 'zh-CN': '监护人撤回了同意', en: 'The guardian withdrew consent' },
  'payouts.reason.guardian': { 'zh-CN': '监护人已变更', en: 'The guardian has changed' },
  'payouts.reason.ofAge': { 'zh-CN': '用户已满 18 岁', en: 'The account holder has turned 18' },
  'payouts.reason.reversed': { 'zh-CN': '其中的账单已冲销', en: 'One of its bills was reversed' },
  'payouts.reason.kept': { 'zh-CN': '账号已取消注销', en: 'Account deletion was cancelled' },
  'payouts.stillOpen': {
    'zh-CN': '还有提现没有付清，付清后才能注销。',
    en: 'A withdrawal is still on its way. You can delete the account once it’s paid.',
  },
  'payouts.confirmTooLate': {
    'zh-CN': '确认期限已过，这笔提现会自动取消，请重新提现。',
    en: 'The time to confirm is over. This withdrawal is being cancelled; request a new one.',
  },
  'payouts.cameBack': {
    'zh-CN': '注销前要付给您的余额没有付成，请核对收款账户。',
    en: 'Your balance couldn’t be paid out, so the account wasn’t deleted. Check your bank account first.',
  },
  'payouts.withdrawFirst': {
    'zh-CN': '账号里还有可提现的收益，请先绑定收款账户并提现，再申请注销。',
    en: 'You still have money to withdraw. Add a bank account and withdraw it, then delete the account.',
  },
  'payouts.consent.nothing': {
    'zh-CN': '现在没有可付的余额，或没有可付的收款账户。',
    en: 'There’s nothing to pay now, or no bank account to pay it to.',
  },
  'payouts.consent.started': { 'zh-CN': '已生成 {number}，等待批准', en: '{number} is waiting for approval' },
  'payouts.reason.nothingLeft': {
    'zh-CN': '扣除税费后没有可到账的金额',
    en: 'Nothing is left after tax and fee',
  },
  'payouts.reason.notConfirmed': { 'zh-CN': '7 天内没有确认', en: 'Not confirmed within 7 days' },
  'payouts.reason.byMember': { 'zh-CN': '用户撤回', en: 'Cancelled by the member' },
  'payouts.reason.byYou': { 'zh-CN': '您已撤回', en: 'You cancelled it' },
  'payouts.told.submitted.title': { 'zh-CN': '提现 {number} 已提交', en: 'Withdrawal {number} submitted' },
  'payouts.told.submitted.text': {
    'zh-CN':
      '{currency} {net:amount} 将付到尾号 {digits} 的账户。批准前可以撤回。不是您本人操作，请立即修改密码并联系我们。',
    en: 'We’ll pay {currency} {net:amount} to the account ending in {digits}. You can cancel until it’s approved. If this wasn’t you, change your password and contact us now.',
  },
  'payouts.told.claimed.title': {
    'zh-CN': '您认领的收益正在付款：提现 {number}',
    en: 'Income you claimed is on its way: withdrawal {number}',
  },
  'payouts.told.claimed.text': {
    'zh-CN':
      '已注销账号的收益 {currency} {net:amount} 将付到尾号 {digits} 的账户，批准后付款。不是您本人申请的，请立即联系我们。',
    en: 'We’ll pay {currency} {net:amount} from a closed account’s income to the account ending in {digits} once it’s approved. If you didn’t ask for this, contact us now.',
  },
  'payouts.told.claimEnded.title': {
    'zh-CN': '认领的收益未能付款：提现 {number}',
    en: 'Income you claimed wasn’t paid: withdrawal {number}',
  },
  'payouts.told.claimEnded.text': {
    'zh-CN': '原因：{reason}。这笔收益仍为您保留，可以联系我们重新申请。',
    en: 'Reason: {reason}. The money is still held for you. To claim it again, contact us.',
  },
  'payouts.told.approved.title': { 'zh-CN': '提现 {number} 已批准', en: 'Withdrawal {number} approved' },
  'payouts.told.approved.text': {
    'zh-CN': '{currency} {net:amount} 即将付款。',
    en: 'We’ll pay {currency} {net:amount} soon.',
  },
  'payouts.told.ask.title': {
    'zh-CN': '提现 {number} 请再确认',
    en: 'Confirm withdrawal {number} again',
  },
  'payouts.told.ask.text': {
    'zh-CN':
      '税额有变，到账金额现在是 {currency} {net:amount}（之前 {before:amount}）。请在 {day} 前确认，过期自动撤回。',
    en: 'The tax has changed. You now get {currency} {net:amount} instead of {before:amount}. Confirm by {day}, or the withdrawal is cancelled.',
  },
  'payouts.told.refused.title': {
    'zh-CN': '提现 {number} 未通过',
    en: 'Withdrawal {number} wasn’t approved',
  },
  'payouts.told.refused.text': {
    'zh-CN': '原因：{reason}。账单已退回，可以重新提现。',
    en: 'Reason: {reason}. Its bills are available again.',
  },
  'payouts.told.stopped.title': { 'zh-CN': '提现 {number} 已撤回', en: 'Withdrawal {number} cancelled' },
  'payouts.told.stopped.text': {
    'zh-CN': '原因：{reason}。账单已退回，可以重新提现。',
    en: 'Reason: {reason}. Its bills are available again.',
  },
  'payouts.told.paid.title': { 'zh-CN': '提现 {number} 已支付', en: 'Withdrawal {number} paid' },
  'payouts.told.paid.text': {
    'zh-CN': '{currency} {net:amount} 已付到尾号 {digits} 的账户，银行流水号 {reference}。回单可以下载。',
    en: 'We’ve paid {currency} {net:amount} to the account ending in {digits}, bank reference {reference}. You can download the receipt.',
  },
  'payouts.told.failed.title': {
    'zh-CN': '提现 {number} 付款未成功',
    en: 'Withdrawal {number} couldn’t be paid',
  },
  'payouts.told.failed.text': {
    'zh-CN': '银行未能付款：{reason}。我们会重新付款或把账单退回，您无需操作。',
    en: 'The bank couldn’t pay it: {reason}. We’ll pay again or make its bills available again. You don’t need to do anything.',
  },
  'payouts.told.returned.title': {
    'zh-CN': '提现 {number} 被银行退回',
    en: 'The bank returned withdrawal {number}',
  },
  'payouts.told.returned.text': {
    'zh-CN': '原因：{reason}。我们会重新付款或把账单退回，进展会用系统消息通知您。',
    en: 'Reason: {reason}. We’ll pay again or make its bills available again, and tell you.',
  },
  'payouts.told.void.title': { 'zh-CN': '提现 {number} 已作废', en: 'Withdrawal {number} voided' },
  'payouts.told.void.text': {
    'zh-CN': '原因：{reason}。账单已退回，扣缴的税款也已转回，可以重新提现。',
    en: 'Reason: {reason}. Its bills are available again and the tax withheld is reversed. You can withdraw again.',
  },
})
