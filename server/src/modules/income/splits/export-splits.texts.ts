import { addTexts } from '../../../platform/texts/texts'

addTexts({
  'splits.export.file': { 'zh-CN': '分账', en: 'Splits' },
  'splits.export.invitations': { 'zh-CN': '分账邀请', en: 'Split invitations' },
  'splits.export.before': { 'zh-CN': '原比例（%）', en: 'Percent before' },
  'splits.export.role': { 'zh-CN': '角色', en: 'Role' },
  'splits.export.until': { 'zh-CN': '截止时间', en: 'Open until' },
  'splits.export.state.asked': { 'zh-CN': '待您接受', en: 'Waiting for you' },
  'splits.export.state.accepted': { 'zh-CN': '您已接受', en: 'You accepted' },
  'splits.export.track': { 'zh-CN': '曲目', en: 'Track' },
  'splits.export.artists': { 'zh-CN': '艺人', en: 'Artists' },
  'splits.export.owner': { 'zh-CN': '所有者', en: 'Owner' },
  'splits.export.party': { 'zh-CN': '分账方', en: 'Party' },
  'splits.export.you': { 'zh-CN': '您', en: 'You' },
  'splits.export.percent': { 'zh-CN': '比例（%）', en: 'Percent' },
  'splits.export.from': { 'zh-CN': '起始销售月份', en: 'From sales month' },
  'splits.export.state': { 'zh-CN': '状态', en: 'Status' },
  'splits.export.state.alone': { 'zh-CN': '未分账', en: 'Not shared' },
  'splits.export.state.inForce': { 'zh-CN': '生效中', en: 'In force' },
  'splits.export.state.ahead': { 'zh-CN': '已约定，未开始', en: 'Agreed, not started' },
  'splits.export.state.proposed': { 'zh-CN': '待各方接受', en: 'Waiting for everyone' },
})
