// The banks of mainland China that members choose from, by the short names they use among themselves.

import type { Language } from '#contract/language'
import { otherBank } from '#contract/payouts/bank-account'

const names: Record<string, Record<Language, string>> = {
  ICBC: { 'zh-CN': '中国工商银行', en: 'Industrial and Commercial Bank of China' },
  ABC: { 'zh-CN': '中国农业银行', en: 'Agricultural Bank of China' },
  BOC: { 'zh-CN': '中国银行', en: 'Bank of China' },
  CCB: { 'zh-CN': '中国建设银行', en: 'China Construction Bank' },
  BOCOM: { 'zh-CN': '交通银行', en: 'Bank of Communications' },
  PSBC: { 'zh-CN': '中国邮政储蓄银行', en: 'Postal Savings Bank of China' },
  CMB: { 'zh-CN': '招商银行', en: 'China Merchants Bank' },
  CITIC: { 'zh-CN': '中信银行', en: 'China CITIC Bank' },
  CEB: { 'zh-CN': '中国光大银行', en: 'China Everbright Bank' },
  CMBC: { 'zh-CN': '中国民生银行', en: 'China Minsheng Bank' },
  CIB: { 'zh-CN': '兴业银行', en: 'Industrial Bank' },
  SPDB: { 'zh-CN': '上海浦东发展银行', en: 'Shanghai Pudong Development Bank' },
  PAB: { 'zh-CN': '平安银行', en: 'Ping An Bank' },
  HXB: { 'zh-CN': '华夏银行', en: 'Hua Xia Bank' },
  CGB: { 'zh-CN': '广发银行', en: 'China Guangfa Bank' },
  CZB: { 'zh-CN': '浙商银行', en: 'China Zheshang Bank' },
  CBHB: { 'zh-CN': '渤海银行', en: 'China Bohai Bank' },
  EGB: { 'zh-CN': '恒丰银行', en: 'Evergrowing Bank' },
  BOB: { 'zh-CN': '北京银行', en: 'Bank of Beijing' },
  BOS: { 'zh-CN': '上海银行', en: 'Bank of Shanghai' },
  JSB: { 'zh-CN': '江苏银行', en: 'Bank of Jiangsu' },
  NJCB: { 'zh-CN': '南京银行', en: 'Bank of Nanjing' },
  NBCB: { 'zh-CN': '宁波银行', en: 'Bank of Ningbo' },
  HZCB: { 'zh-CN': '杭州银行', en: 'Bank of Hangzhou' },
  HSB: { 'zh-CN': '徽商银行', en: 'Huishang Bank' },
  CDB: { 'zh-CN': '成都银行', en: 'Bank of Chengdu' },
  CQB: { 'zh-CN': '重庆银行', en: 'Bank of Chongqing' },
  CSB: { 'zh-CN': '长沙银行', en: 'Bank of Changsha' },
  XAB: { 'zh-CN': '西安银行', en: 'Bank of Xi’an' },
  TJB: { 'zh-CN': '天津银行', en: 'Bank of Tianjin' },
  GZB: { 'zh-CN': '广州银行', en: 'Bank of Guangzhou' },
  DGB: { 'zh-CN': '东莞银行', en: 'Bank of Dongguan' },
  QDB: { 'zh-CN': '青岛银行', en: 'Bank of Qingdao' },
  BJRCB: { 'zh-CN': '北京农村商业银行', en: 'Beijing Rural Commercial Bank' },
  SRCB: { 'zh-CN': '上海农村商业银行', en: 'Shanghai Rural Commercial Bank' },
  CQRCB: { 'zh-CN': '重庆农村商业银行', en: 'Chongqing Rural Commercial Bank' },
  SZRCB: { 'zh-CN': '深圳农村商业银行', en: 'Shenzhen Rural Commercial Bank' },
  GZRCB: { 'zh-CN': '广州农村商业银行', en: 'Guangzhou Rural Commercial Bank' },
  WEBANK: { 'zh-CN': '微众银行', en: 'WeBank' },
  MYBANK: { 'zh-CN': '网商银行', en: 'MYbank' },
  XWB: { 'zh-CN': '新网银行', en: 'XW Bank' },
  HSBC: { 'zh-CN': '汇丰银行（中国）', en: 'HSBC China' },
  HKBEA: { 'zh-CN': '东亚银行（中国）', en: 'Bank of East Asia China' },
  SCB: { 'zh-CN': '渣打银行（中国）', en: 'Standard Chartered China' },
  CITI: { 'zh-CN': '花旗银行（中国）', en: 'Citibank China' },
  DBS: { 'zh-CN': '星展银行（中国）', en: 'DBS Bank China' },
}

const other: Record<Language, string> = { 'zh-CN': '其他银行', en: 'Another bank' }

export const bankName = (code: string, language: Language): string | undefined => names[code]?.[language]

/** What is asked for rarely stands last. */
export const bankList = (language: Language) => [
  ...Object.entries(names).map(([code, name]) => ({ code, name: name[language] })),
  { code: otherBank, name: other[language] },
]
