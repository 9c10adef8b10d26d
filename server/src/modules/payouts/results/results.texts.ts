import { addTexts } from '../../../platform/texts/texts'
import type { ResultProblem } from './judge-lines'

const problems: Record<ResultProblem, Record<'zh-CN' | 'en', string>> = {
  unknown_reference: { 'zh-CN': '找不到这笔付款', en: 'Unknown reference' },
  other_batch: { 'zh-CN': '属于另一个批次', en: 'Belongs to another batch' },
  wrong_amount: { 'zh-CN': '金额不符', en: 'Different amount' },
  unknown_outcome: { 'zh-CN': '无法识别结果', en: 'Outcome not understood' },
  wrong_day: {
    'zh-CN': '付款日在未来，或早于批准日、上次银行退回日',
    en: 'Date in the future, before approval or before the payout was returned',
  },
  twice: { 'zh-CN': '重复出现', en: 'Mentioned twice' },
  settled: { 'zh-CN': '已经有结果', en: 'Already settled' },
}

addTexts({
  ...Object.fromEntries(
    Object.entries(problems).map(([problem, label]) => [`payouts.result.problem.${problem}`, label]),
  ),
  'payouts.result.file': { 'zh-CN': '银行回执明细 批次 {number}', en: 'Bank results of batch {number}' },
  'payouts.result.line': { 'zh-CN': '行号', en: 'Line' },
  'payouts.result.problem': { 'zh-CN': '问题', en: 'Problem' },
  'payouts.result.paidOn': { 'zh-CN': '付款日期', en: 'Paid on' },
  'payouts.result.noFile': { 'zh-CN': '请选择银行回执文件。', en: 'Choose the bank’s result file.' },
  'payouts.result.empty': { 'zh-CN': '这个文件是空的。', en: 'This file is empty.' },
  'payouts.result.unreadable': {
    'zh-CN': '读不出这个文件。请用 CSV、TSV 或 XLSX 格式的银行回执，一个文件一张表。',
    en: 'This file can’t be read. Use the bank’s results as CSV, TSV or XLSX, one table in one file.',
  },
  'payouts.result.severalSheets': {
    'zh-CN': '这个表格里有多张有数据的工作表。请把回执所在的工作表另存为单独的文件后上传。',
    en: 'This workbook has several sheets with data. Save the sheet with the results as a file of its own and upload that.',
  },
  'payouts.result.tooLong': {
    'zh-CN': '这个文件太大，一次最多 {count} 行。',
    en: 'This file is too long. The limit is {count} {count|line|lines}.',
  },
  'payouts.result.brokenLine': {
    'zh-CN': '第 {number} 行读不出来，请检查文件后重新上传。',
    en: 'Line {number} can’t be read. Check the file and upload it again.',
  },
  'payouts.result.noHeader': {
    'zh-CN':
      '没有找到表头。表头要有这几列：业务参考号（{reference}）、金额（{amount}）、状态（{status}）。缺少：{missing}。',
    en: 'We couldn’t find the header. It needs columns for the reference ({reference}), the amount ({amount}) and the status ({status}). Missing: {missing}.',
  },
  'payouts.result.column.reference': { 'zh-CN': '业务参考号', en: 'reference' },
  'payouts.result.column.amount': { 'zh-CN': '金额', en: 'amount' },
  'payouts.result.column.status': { 'zh-CN': '状态', en: 'status' },
  'payouts.result.noLines': {
    'zh-CN': '表头下面没有任何付款。',
    en: 'There are no payouts below the header.',
  },
  'payouts.result.sameFile': {
    'zh-CN': '这个文件已经用过了，批次 {number} 已按它更新。',
    en: 'This file has already been applied to batch {number}.',
  },
  'payouts.result.wrongSum': {
    'zh-CN': '文件下方的合计 {sum} 与各行金额之和不符，文件可能不完整。请向银行重新索取。',
    en: 'The total below the table, {sum}, isn’t the sum of its rows. The file may be incomplete. Ask the bank for it again.',
  },
  'payouts.result.blocked.other_batch': {
    'zh-CN': '这个文件里有 {count} 行属于其他批次，整个文件都不会执行。请上传这个批次的回执。',
    en: '{count} {count|line|lines} of this file {count|belongs|belong} to another batch, so nothing in it is applied. Upload the results for this batch.',
  },
  'payouts.result.blocked.wrong_amount': {
    'zh-CN': '这个文件里有 {count} 行的金额与批次不符，整个文件都不会执行。请先与银行核对。',
    en: 'The amounts on {count} {count|line|lines} of this file don’t match the batch, so nothing in it is applied. Check with the bank first.',
  },
  'payouts.result.nothingToDo': {
    'zh-CN': '这个文件里没有可以更新的付款。',
    en: 'Nothing in this file can be applied.',
  },
  'payouts.result.failedReason': { 'zh-CN': '银行未受理这笔付款', en: 'The bank rejected this payout' },
})
