import type { BillStatus, BillTag } from '#contract/income/bill-status'
import { addTexts } from '../../../platform/texts/texts'

const statuses: Record<BillStatus, Record<'zh-CN' | 'en', string>> = {
  0: { 'zh-CN': '待确认', en: 'To be confirmed' },
  1: { 'zh-CN': '可提现', en: 'Ready to withdraw' },
  2: { 'zh-CN': '提现中', en: 'In withdrawal' },
  3: { 'zh-CN': '已支付', en: 'Paid' },
  4: { 'zh-CN': '已冲销', en: 'Reversed' },
  10: { 'zh-CN': '暂停', en: 'On hold' },
}
const tags: Record<BillTag, Record<'zh-CN' | 'en', string>> = {
  normal: { 'zh-CN': '正常', en: 'Normal' },
  adjustment: { 'zh-CN': '调整', en: 'Adjustment' },
}

addTexts({
  ...Object.fromEntries(Object.entries(statuses).map(([status, label]) => [`bills.status.${status}`, label])),
  ...Object.fromEntries(Object.entries(tags).map(([tag, label]) => [`bills.tag.${tag}`, label])),
  'bills.export.file': { 'zh-CN': '收益账单', en: 'Income bills' },
  'bills.export.lines': { 'zh-CN': '账单明细', en: 'Bill lines' },
  'bills.export.id': { 'zh-CN': '账单编号', en: 'Bill' },
  'bills.export.month': { 'zh-CN': '账单月份', en: 'Bill month' },
  'bills.export.channel': { 'zh-CN': '渠道', en: 'Channel' },
  'bills.export.tag': { 'zh-CN': '类型', en: 'Type' },
  'bills.export.from': { 'zh-CN': '销售月（起）', en: 'First sales month' },
  'bills.export.to': { 'zh-CN': '销售月（止）', en: 'Last sales month' },
  'bills.export.plays': { 'zh-CN': '播放量', en: 'Plays' },
  'bills.export.total': { 'zh-CN': '渠道支付（分成前）', en: 'Channel paid' },
  'bills.export.share': { 'zh-CN': '您的收益', en: 'Your share' },
  'bills.export.currency': { 'zh-CN': '币种', en: 'Currency' },
  'bills.export.status': { 'zh-CN': '状态', en: 'Status' },
  'bills.export.confirmed': { 'zh-CN': '确认时间', en: 'Confirmed' },
  'bills.export.remarks': { 'zh-CN': '备注', en: 'Remarks' },
  'bills.export.line': { 'zh-CN': '报表行号', en: 'Report line' },
  'bills.export.saleMonth': { 'zh-CN': '销售月', en: 'Sales month' },
  'bills.export.track': { 'zh-CN': '曲目', en: 'Track' },
  'bills.export.release': { 'zh-CN': '发行作品', en: 'Release' },
  'bills.export.code': { 'zh-CN': '代码', en: 'Code' },
  'bills.export.store': { 'zh-CN': '渠道名称', en: 'Store' },
  'bills.export.country': { 'zh-CN': '国家/地区', en: 'Country or region' },
  'bills.export.usage': { 'zh-CN': '使用方式', en: 'Usage' },
  'bills.export.quantity': { 'zh-CN': '数量', en: 'Quantity' },
  'bills.export.amount': { 'zh-CN': '报表金额', en: 'Reported amount' },
  'bills.export.reported': { 'zh-CN': '报表币种', en: 'Reported currency' },
  'bills.export.exchange': { 'zh-CN': '汇率', en: 'Exchange rate' },
  'bills.export.split': { 'zh-CN': '您的分账比例', en: 'Your split' },
  'bills.export.rate': { 'zh-CN': '签署的分成比例', en: 'Your percentage' },
  'bills.export.exact': { 'zh-CN': '您的收益（未取整）', en: 'Your share, unrounded' },
})
