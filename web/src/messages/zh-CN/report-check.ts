// 核对一份报表：怎样读取、暂挂、与付款方总额比较、入账、到款。
export const words = {
  'missing.title': '没有这份报表',
}
