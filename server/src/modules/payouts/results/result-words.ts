// What banks call their columns and how they say that a payment went through. Everything else is left open: money is not moved on a guess.

const words = {
  /** The most telling first: a file may have a column for remarks beside its references. */
  reference: [
    ...[
      '业务参考号',
      '业务参考编号',
      '参考号',
      '客户参考号',
      '客户业务编号',
      '业务编号',
      '业务流水号',
      '企业流水号',
    ],
    ...['商户订单号', '订单号', '备注', '附言', '摘要', '用途'],
    ...[
      'reference',
      'yourreference',
      'customerreference',
      'paymentreference',
      'endtoendid',
      'endtoendreference',
    ],
    ...['ref', 'remark', 'remarks', 'memo', 'note'],
  ],
  amount: [
    ...['金额', '交易金额', '付款金额', '支付金额', '转账金额', '收款金额', '实付金额', '发生额'],
    ...['amount', 'paymentamount', 'transactionamount', 'amountpaid'],
  ],
  status: [
    ...[
      '状态',
      '交易状态',
      '处理状态',
      '付款状态',
      '支付状态',
      '结果',
      '处理结果',
      '交易结果',
      '付款结果',
      '支付结果',
    ],
    ...['status', 'state', 'result', 'outcome', 'paymentstatus', 'transactionstatus', 'processingstatus'],
  ],
  bankReference: [
    ...['银行流水号', '交易流水号', '流水号', '核心流水号', '回单号', '回单编号', '银行回单号', '凭证号'],
    ...[
      'bankreference',
      'bankref',
      'transactionid',
      'transactionnumber',
      'transactionreference',
      'serialnumber',
    ],
  ],
  day: [
    ...[
      '付款日期',
      '支付日期',
      '交易日期',
      '到账日期',
      '入账日期',
      '处理日期',
      '完成日期',
      '记账日期',
      '日期',
    ],
    ...['付款时间', '支付时间', '交易时间', '完成时间', '处理时间'],
    ...['paymentdate', 'paidon', 'datepaid', 'transactiondate', 'valuedate', 'bookingdate', 'executiondate'],
    ...['settlementdate', 'processingdate', 'date', 'day'],
  ],
  reason: [
    ...['原因', '失败原因', '退票原因', '退汇原因', '错误信息', '返回信息', '处理信息', '结果说明', '说明'],
    ...['reason', 'failurereason', 'rejectreason', 'error', 'errormessage', 'message', 'description'],
  ],
} as const

export type ResultColumn = keyof typeof words
const resultColumns = Object.keys(words) as ResultColumn[]
export const neededColumns = ['reference', 'amount', 'status'] as const satisfies ResultColumn[]

/** For whoever has to name the columns of a file. */
export const someWords = (column: ResultColumn) =>
  [words[column][0], words[column].find(word => /^[a-z]/.test(word))].join('/')

const paid = [
  ...[
    '成功',
    '支付成功',
    '付款成功',
    '交易成功',
    '处理成功',
    '转账成功',
    '入账成功',
    '已支付',
    '已付款',
    '已入账',
    '已成功',
  ],
  ...['paid', 'success', 'successful', 'succeeded', 'completed', 'complete', 'settled', 'executed'],
]
const failed = [
  ...[
    '失败',
    '支付失败',
    '付款失败',
    '交易失败',
    '处理失败',
    '转账失败',
    '已失败',
    '退票',
    '已退票',
    '退汇',
    '已退汇',
    '退回',
    '已退回',
  ],
  ...['拒绝', '已拒绝', '拒付'],
  ...['failed', 'fail', 'failure', 'rejected', 'reject', 'returned', 'declined', 'refused', 'bounced'],
]

/** As it stands in a sheet: wide or narrow letters, in any case, with units behind it. */
const plainWord = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\(.*?\)|\[.*?\]/g, '')
    .replace(/[\s_\-.:*#'"/]/g, '')

/** Whole words only: 不成功 and `not paid` are none of them. */
export function outcomeOf(cell: string): 'paid' | 'failed' | null {
  const word = plainWord(cell)
  if (paid.includes(word)) return 'paid'
  return failed.includes(word) ? 'failed' : null
}

/** Where each column stands; -1: it has none. `own`: what we called it in the file that the bank got. */
export function findResultColumns(
  header: readonly string[],
  own: Partial<Record<ResultColumn, string>>,
): Record<ResultColumn, number> {
  const cells = header.map(plainWord)
  const taken = new Set<number>()
  const find = (column: ResultColumn) => {
    const wanted = [...(own[column] ? [plainWord(own[column])] : []), ...words[column]].filter(Boolean)
    const at = wanted.map(word => cells.indexOf(word)).find(place => place >= 0 && !taken.has(place)) ?? -1
    if (at >= 0) taken.add(at)
    return at
  }
  const places = resultColumns.map(column => [column, find(column)] as const)
  return Object.fromEntries(places) as Record<ResultColumn, number>
}
