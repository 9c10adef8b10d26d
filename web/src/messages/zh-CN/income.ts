export const words = {
  'status.0': '待确认',
  'status.1': '可提现',
  'status.2': '提现中',
  'status.3': '已支付',
  'status.4': '已冲销',
  'status.10': '暂停',
  'held.claim': '侵权投诉 {number} 正在处理。',
  'tag.normal': '正常',
  'tag.adjustment': '调整',
}
