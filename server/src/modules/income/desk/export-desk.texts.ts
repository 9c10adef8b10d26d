import type { ReportState } from '#contract/income/report-state'
import { addTexts } from '../../../platform/texts/texts'

const states: Record<ReportState, Record<'zh-CN' | 'en', string>> = {
  waiting: { 'zh-CN': '排队读取', en: 'Queued' },
  reading: { 'zh-CN': '读取中', en: 'Reading' },
  checked: { 'zh-CN': '待核对', en: 'To check' },
  failed: { 'zh-CN': '读取失败', en: 'Can’t be read' },
  cancelled: { 'zh-CN': '已取消', en: 'Cancelled' },
  discarded: { 'zh-CN': '已弃用', en: 'Discarded' },
  posted: { 'zh-CN': '已入账', en: 'Posted' },
  counted: { 'zh-CN': '已计入统计', en: 'In statistics' },
  reversed: { 'zh-CN': '已冲销', en: 'Reversed' },
}

addTexts({
  ...Object.fromEntries(Object.entries(states).map(([state, label]) => [`income.state.${state}`, label])),
  'income.export.reports': { 'zh-CN': '销售报表', en: 'Sales reports' },
  'income.export.bills': { 'zh-CN': '账单', en: 'Bills' },
  'income.export.suspense': { 'zh-CN': '暂挂曲目', en: 'Titles in suspense' },
  'income.export.decided': { 'zh-CN': '已认定曲目', en: 'Matched titles' },
  'income.export.report': { 'zh-CN': '报表编号', en: 'Report' },
  'income.export.payer': { 'zh-CN': '付款方', en: 'Payer' },
  'income.export.file': { 'zh-CN': '文件', en: 'File' },
  'income.export.arrived': { 'zh-CN': '收到时间', en: 'Arrived' },
  'income.export.state': { 'zh-CN': '状态', en: 'Status' },
  'income.export.sales': { 'zh-CN': '销售行数', en: 'Sale lines' },
  'income.export.refused': { 'zh-CN': '读不了的行数', en: 'Unreadable lines' },
  'income.export.unmatched': { 'zh-CN': '暂挂行数', en: 'Lines in suspense' },
  'income.export.amount': { 'zh-CN': '金额', en: 'Amount' },
  'income.export.open': { 'zh-CN': '未到账', en: 'Not received' },
  'income.export.member': { 'zh-CN': '用户', en: 'Member' },
  'income.export.share': { 'zh-CN': '用户收益', en: 'Member’s share' },
  'income.export.title': { 'zh-CN': '曲目', en: 'Title' },
  'income.export.artist': { 'zh-CN': '艺人', en: 'Artist' },
  'income.export.release': { 'zh-CN': '发行作品', en: 'Release' },
  'income.export.stores': { 'zh-CN': '店铺', en: 'Stores' },
  'income.export.lines': { 'zh-CN': '行数', en: 'Lines' },
  'income.export.recording': { 'zh-CN': '认定为', en: 'Matched with' },
  'income.export.by': { 'zh-CN': '认定人', en: 'Matched by' },
})
