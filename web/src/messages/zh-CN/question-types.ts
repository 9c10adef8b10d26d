/** What a question can be about: the form of guests and the work orders of members use the same words. */
export const questionTypes = {
  'category.registration': '注册登录',
  'category.information': '信息填写',
  'category.rights': '版权',
  'category.bug': 'BUG 反馈',
  'category.channel': '发行渠道',
  'category.work_management': '作品管理',
  'category.bills': '账单',
  'category.withdrawal': '提现',
  'category.operation': '操作使用',
}
