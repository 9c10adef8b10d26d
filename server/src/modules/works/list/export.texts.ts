import type { WorkStatus } from '#contract/works/work-status'
import { addTexts } from '../../../platform/texts/texts'

const information = { 'zh-CN': '待完善信息', en: 'Awaiting completion of information' }
const scope = { 'zh-CN': '选择发行范围', en: 'Choose distribution scope' }
const signing = { 'zh-CN': '待签署授权书', en: 'Awaiting signing of the authorization' }
const review = { 'zh-CN': '编辑审核中', en: 'Editorial review in progress' }
const rejected = { 'zh-CN': '作品被驳回', en: 'Work rejected' }

const labels: Record<WorkStatus, Record<'zh-CN' | 'en', string>> = {
  '00': information,
  '01': information,
  '10': scope,
  '11': scope,
  '100': signing,
  '101': signing,
  '200': review,
  '201': review,
  '300': review,
  '301': review,
  '400': rejected,
  '401': rejected,
  '990': { 'zh-CN': '作品分发中', en: 'Work being distributed' },
  '991': { 'zh-CN': '作品已上线', en: 'Work online' },
  '980': { 'zh-CN': '下架中', en: 'Being taken down' },
  '981': { 'zh-CN': '已下架', en: 'Taken down' },
}

addTexts({
  ...Object.fromEntries(Object.entries(labels).map(([status, label]) => [`works.status.${status}`, label])),
  'works.export.kind.single': { 'zh-CN': '单曲', en: 'Single' },
  'works.export.kind.album': { 'zh-CN': '专辑', en: 'Album' },
  'works.export.id': { 'zh-CN': '编号', en: 'ID' },
  'works.export.title': { 'zh-CN': '名称', en: 'Title' },
  'works.export.artists': { 'zh-CN': '艺人', en: 'Artists' },
  'works.export.kind': { 'zh-CN': '类型', en: 'Type' },
  'works.export.code': { 'zh-CN': '状态码', en: 'Status code' },
  'works.export.status': { 'zh-CN': '状态', en: 'Status' },
  'works.export.tracks': { 'zh-CN': '曲目数', en: 'Tracks' },
  'works.export.date': { 'zh-CN': '上线日期', en: 'Release date' },
  'works.export.upc': { 'zh-CN': 'UPC 条码', en: 'UPC' },
  'works.export.created': { 'zh-CN': '创建时间', en: 'Created' },
  'works.export.updated': { 'zh-CN': '更新时间', en: 'Last change' },
  'works.export.file': { 'zh-CN': '作品列表', en: 'Releases' },
})
