import { addTexts } from '../../platform/texts/texts'

addTexts({
  'audit.export.file': { 'zh-CN': '操作记录', en: 'Audit log' },
  'audit.export.id': { 'zh-CN': '编号', en: 'ID' },
  'audit.export.at': { 'zh-CN': '时间', en: 'Time' },
  'audit.export.staff': { 'zh-CN': '员工', en: 'Staff' },
  'audit.export.action': { 'zh-CN': '操作', en: 'Action' },
  'audit.export.subject': { 'zh-CN': '对象', en: 'Subject' },
  'audit.export.subjectId': { 'zh-CN': '对象编号', en: 'Subject ID' },
  'audit.export.before': { 'zh-CN': '操作前', en: 'Before' },
  'audit.export.after': { 'zh-CN': '操作后', en: 'After' },
  'audit.export.address': { 'zh-CN': 'IP 地址', en: 'IP address' },
  'audit.export.browser': { 'zh-CN': '浏览器', en: 'Browser' },
})
