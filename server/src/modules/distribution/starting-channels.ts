// The channels every site starts with. Lead times are cautious defaults and party ids are left to the operator, who gets
// them from the channel together with the contract. The marks are our own drawings: a channel's logo is the channel's.

interface StartingChannel {
  code: string
  name: { 'zh-CN': string; en: string }
  leadDays: number
  /** Absent: the whole world. */
  countries?: string[]
  messageVersion?: '4.3.2' | '3.8.2'
  isSandbox?: boolean
}

const mainland = ['CN']
const joox = ['HK', 'MO', 'TH', 'ID', 'MY', 'MM', 'ZA']

export const startingChannels: StartingChannel[] = [
  { code: 'sandbox', name: { 'zh-CN': '沙盒渠道', en: 'Sandbox' }, leadDays: 0, isSandbox: true },
  {
    code: 'netease',
    name: { 'zh-CN': '网易云音乐', en: 'NetEase Cloud Music' },
    leadDays: 5,
    countries: mainland,
  },
  { code: 'qq', name: { 'zh-CN': 'QQ音乐', en: 'QQ Music' }, leadDays: 5, countries: mainland },
  { code: 'kugou', name: { 'zh-CN': '酷狗音乐', en: 'Kugou Music' }, leadDays: 5, countries: mainland },
  { code: 'kuwo', name: { 'zh-CN': '酷我音乐', en: 'Kuwo Music' }, leadDays: 5, countries: mainland },
  { code: 'soda', name: { 'zh-CN': '汽水音乐', en: 'Soda Music' }, leadDays: 5, countries: mainland },
  { code: 'migu', name: { 'zh-CN': '咪咕音乐', en: 'Migu Music' }, leadDays: 7, countries: mainland },
  { code: 'joox', name: { 'zh-CN': 'JOOX', en: 'JOOX' }, leadDays: 7, countries: joox },
  { code: 'spotify', name: { 'zh-CN': 'Spotify', en: 'Spotify' }, leadDays: 7 },
  { code: 'apple', name: { 'zh-CN': 'Apple Music', en: 'Apple Music' }, leadDays: 10 },
  { code: 'youtube', name: { 'zh-CN': 'YouTube Music', en: 'YouTube Music' }, leadDays: 7 },
  {
    code: 'amazon',
    name: { 'zh-CN': 'Amazon Music', en: 'Amazon Music' },
    leadDays: 7,
    messageVersion: '3.8.2',
  },
  { code: 'deezer', name: { 'zh-CN': 'Deezer', en: 'Deezer' }, leadDays: 7, messageVersion: '3.8.2' },
  { code: 'tidal', name: { 'zh-CN': 'TIDAL', en: 'TIDAL' }, leadDays: 7, messageVersion: '3.8.2' },
]
