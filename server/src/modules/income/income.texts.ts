import { addTexts } from '../../platform/texts/texts'

addTexts({
  'income.cannotMove': {
    'zh-CN': '这份报表的状态刚刚变了，请刷新后再试。',
    en: 'This report has changed in the meantime. Reload and try again.',
  },
  'income.postedByImporter': {
    'zh-CN': '导入报表的人不能入账，请另一位同事入账。',
    en: 'The person who imported this report can’t post it. Ask a colleague.',
  },
  'income.postedByMatcher': {
    'zh-CN': '匹配过其中曲目的人不能入账，请另一位同事入账。',
    en: 'Someone who matched titles in this report can’t post it. Ask a colleague.',
  },
  'income.postedByRater': {
    'zh-CN': '填写过汇率的人不能入账，请另一位同事入账。',
    en: 'Someone who entered an exchange rate can’t post the report. Ask a colleague.',
  },
  'income.postedByMarker': {
    'zh-CN': '标记过哪些工作表计入的人不能入账，请另一位同事入账。',
    en: 'Someone who marked the report’s tables can’t post it. Ask a colleague.',
  },
  'income.postedByPayerSetter': {
    'zh-CN': '这份报表按你为付款方设置的读取方式或币种读取，你不能入账，请另一位同事入账。',
    en: 'This report was read with settings of its payer that you saved last, so you can’t post it. Ask a colleague.',
  },
  'income.postedByTotaler': {
    'zh-CN': '填写或清除过付款方总额的人不能入账，请另一位同事入账。',
    en: 'Someone who entered or cleared the payer’s total can’t post the report. Ask a colleague.',
  },
  'income.tablesUnmarked': {
    'zh-CN': '请先标记每张工作表、每个文件是计入还是不计入，再入账。',
    en: 'Mark each sheet and file as counted or left out before you post.',
  },
  'income.tableUnreadable': {
    'zh-CN': '这张工作表里读不出销售明细，只能标记为不计入。请先设置它的列，或另存为单独的文件上传。',
    en: 'This table has no columns that can be read as sales, so it can only be left out. Set its columns first, or upload it as a file of its own.',
  },
  'income.notChecked': {
    'zh-CN': '自动导入的报表要先由一位同事核对，再由另一位入账。',
    en: 'A report that arrived automatically is checked by one colleague and posted by another. Check it first.',
  },
  'income.postedByReader': {
    'zh-CN': '重新读取报表的人不能入账，请另一位同事入账。',
    en: 'The person who had this report read again can’t post it. Ask a colleague.',
  },
  'income.postedByChecker': {
    'zh-CN': '核对报表的人不能入账，请另一位同事入账。',
    en: 'The person who checked this report can’t post it. Ask a colleague.',
  },
  'income.confirmsOwn': {
    'zh-CN': '自己申请的不能自己确认，请另一位财务同事确认。',
    en: 'You requested this, so a colleague in finance has to confirm it.',
  },
  'income.deciderGone': {
    'zh-CN': '作出或确认这个决定的人已不再负责财务，请重新决定。',
    en: 'Someone who decided or confirmed this no longer works in finance. Decide it again.',
  },
  'income.askerGone': {
    'zh-CN': '申请人已不再负责财务，请重新申请。',
    en: 'The person who requested this no longer works in finance. Request it again.',
  },
  'income.requestDecided': {
    'zh-CN': '这项申请已经处理或已过期，请刷新。',
    en: 'This request has been decided or has expired. Reload the page.',
  },
  'income.requestOutdated': {
    'zh-CN': '申请之后情况已经变化，请拒绝后重新申请。',
    en: 'Something has changed since this was asked for. Refuse it and ask for it again.',
  },
  'income.requestedAlready': {
    'zh-CN': '已经有人申请，等待另一位同事确认。',
    en: 'This has been asked for already and waits for a second person.',
  },
  'income.reasonForSecond': {
    'zh-CN': '这笔款项需要第二个人确认，请说明原因。',
    en: 'A second person has to confirm this payment. Say why it is right.',
  },
  'income.receivedLater': {
    'zh-CN': '到账日期最晚是明天。',
    en: 'A payment can be dated tomorrow at the latest.',
  },
  'income.usageOnly': {
    'zh-CN': '这份报表只有播放量，没有金额，不能入账。',
    en: 'This report has plays but no money, so it can’t be posted.',
  },
  'income.ratesMissing': {
    'zh-CN': '有币种还没有汇率，请先填写。',
    en: 'Some currencies have no exchange rate yet. Enter the rates first.',
  },
  'income.tooLarge': {
    'zh-CN': '这份报表的数字太大，无法入账。请检查金额、数量和汇率。',
    en: 'This report’s figures are too large to post. Check its amounts, quantities and exchange rates.',
  },
  'income.nothingToPost': {
    'zh-CN': '没有新匹配的行可以入账。',
    en: 'There are no newly matched lines to post.',
  },
  'income.billHeld': {
    'zh-CN': '暂停中的账单不能确认，解除后再试。',
    en: 'A bill on hold can’t be confirmed. Try again once the hold is lifted.',
  },
  'income.billReversed': { 'zh-CN': '这张账单已冲销。', en: 'This bill has been reversed.' },
  'income.billInWithdrawal': {
    'zh-CN': '账单已在提现中，不能暂停。',
    en: 'The bill is in a withdrawal and can’t be held.',
  },
  'income.billMoved': {
    'zh-CN': '这张账单的状态刚刚变了，请刷新后再试。',
    en: 'This bill has changed in the meantime. Reload and try again.',
  },
  'income.receiptSums': {
    'zh-CN': '到账金额加手续费应等于结清金额。',
    en: 'The amount received plus charges must equal the amount it settles.',
  },
  'income.amountWrong': {
    'zh-CN': '请填写金额，小数位数不超过该币种的位数。',
    en: 'Enter an amount with no more decimals than the currency has.',
  },
  'income.notOwed': { 'zh-CN': '这份报表没有这个币种。', en: 'The report has nothing in this currency.' },
  'income.holdsLess': {
    'zh-CN': '这份报表没有这么多多付的款。请刷新后再试。',
    en: 'The report doesn’t hold that much. Reload and try again.',
  },
  'income.receivedLess': {
    'zh-CN': '这份报表的到款没有这么多，不能退还。',
    en: 'The payer has sent less than that for this report, so it can’t get it back.',
  },
  'income.movedElsewhere': {
    'zh-CN': '只能转到同一付款方的另一份报表。',
    en: 'Money can only be moved to another report of the same payer.',
  },
  'income.notReversible': {
    'zh-CN': '只有登记的到款可以撤销，且只能撤销一次。',
    en: 'Only recorded money can be reversed, and only once.',
  },
  'income.nothingOpen': { 'zh-CN': '没有未结清的差额。', en: 'Nothing is outstanding.' },
  'income.notPosted': {
    'zh-CN': '报表入账之后才能登记到账。',
    en: 'Post the report before recording its money.',
  },
  'income.held.title': {
    'zh-CN': '{channel} {month} 的账单已暂停',
    en: 'Your {channel} bill for {month} is on hold',
  },
  'income.held.text': {
    'zh-CN': '原因：{remarks}。金额不受影响，解除后回到原来的状态。',
    en: 'Reason: {remarks} Your money is safe. Once the hold is lifted, the bill continues where it was.',
  },
  'income.disputeOver': {
    'zh-CN': '这起投诉已经结束，账单不用再暂停。',
    en: 'This claim is closed. There’s nothing to hold any more.',
  },
  'income.heldForClaim.title': {
    'zh-CN': '{count} 笔账单因侵权投诉 {number} 暂停',
    en: '{count} {count|bill|bills} on hold for claim {number}',
  },
  'income.heldForClaim.text': {
    'zh-CN': '账单含有被投诉的录音。投诉有结果前不能提现；投诉不成立的，账单自动恢复。',
    en: '{count|It includes|They include} the recording the claim is about, so you can’t withdraw {count|it|them} until it’s decided. If the claim fails, the hold ends automatically.',
  },
  'income.released.title': {
    'zh-CN': '{channel} {month} 的账单已恢复',
    en: 'The hold on your {channel} bill for {month} is lifted',
  },
  'income.released.text': {
    'zh-CN': '账单已回到暂停前的状态。',
    en: 'The bill continues where it was.',
  },
  'income.releasedBecause.title': {
    'zh-CN': '{channel} {month} 的账单已恢复',
    en: 'The hold on your {channel} bill for {month} is lifted',
  },
  'income.releasedBecause.text': {
    'zh-CN': '原因：{reason}。账单已回到暂停前的状态。',
    en: 'Reason: {reason} The bill continues where it was.',
  },
})
