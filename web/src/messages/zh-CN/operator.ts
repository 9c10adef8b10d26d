export const words = {
  'door.title': '运营后台',
  'door.text': '审核、分发、账单与客服都在这里进行。员工登录即将开放，需要密码和两步验证。',
  'door.back': '返回站点首页',
}
