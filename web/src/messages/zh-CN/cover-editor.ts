export const words = {
  loading: '正在打开设计',
}
