// The channels every site starts with, all of them off. Lead times are cautious defaults and party ids are left to the operator, who
// gets them from the channel together with the contract. The marks are our own drawings: a channel's logo is the channel's.
import { type ChannelProfile, emptyProfile } from '#contract/distribution/channel-profile'
import { startingColumns } from './starting-columns'

interface StartingChannel extends Partial<ChannelProfile> {
  code: string
  name: ChannelProfile['name']
  isSandbox?: boolean
}

const only = (...countries: string[]) => ({ territory: { worldwide: false, countries } })
/** Several services of mainland China take tables, not DDEX. */
const mainland = { ...only('CN'), lead_days: 5, format: 'sheet', sheet_columns: startingColumns } as const
const ern382 = { format: 'ern-3.8.2' } as const

export const startingChannels: StartingChannel[] = [
  {
    code: 'sandbox',
    name: { 'zh-CN': '测试渠道', en: 'Sandbox' },
    lead_days: 0,
    acknowledgement: 'files',
    party_id: 'PADPIDA2000000001S',
    isSandbox: true,
  },
  {
    code: 'netease',
    name: { 'zh-CN': '网易云音乐', en: 'NetEase Cloud Music' },
    link_domains: ['music.163.com'],
    ...mainland,
  },
  { code: 'qq', name: { 'zh-CN': 'QQ音乐', en: 'QQ Music' }, link_domains: ['y.qq.com'], ...mainland },
  {
    code: 'kugou',
    name: { 'zh-CN': '酷狗音乐', en: 'Kugou Music' },
    link_domains: ['kugou.com'],
    ...mainland,
  },
  { code: 'kuwo', name: { 'zh-CN': '酷我音乐', en: 'Kuwo Music' }, link_domains: ['kuwo.cn'], ...mainland },
  {
    code: 'soda',
    name: { 'zh-CN': '汽水音乐', en: 'Soda Music' },
    link_domains: ['douyin.com'],
    ...mainland,
  },
  {
    code: 'migu',
    name: { 'zh-CN': '咪咕音乐', en: 'Migu Music' },
    link_domains: ['migu.cn'],
    ...mainland,
    lead_days: 7,
  },
  {
    code: 'joox',
    name: { 'zh-CN': 'JOOX', en: 'JOOX' },
    link_domains: ['joox.com'],
    ...only('HK', 'MO', 'TH', 'ID', 'MY', 'MM', 'ZA'),
  },
  { code: 'spotify', name: { 'zh-CN': 'Spotify', en: 'Spotify' }, link_domains: ['open.spotify.com'] },
  {
    code: 'apple',
    name: { 'zh-CN': 'Apple Music', en: 'Apple Music' },
    link_domains: ['music.apple.com'],
    lead_days: 10,
  },
  {
    code: 'youtube',
    name: { 'zh-CN': 'YouTube Music', en: 'YouTube Music' },
    link_domains: ['music.youtube.com', 'youtube.com'],
    accepts_video: true,
  },
  {
    code: 'amazon',
    name: { 'zh-CN': 'Amazon Music', en: 'Amazon Music' },
    link_domains: ['music.amazon.com'],
    ...ern382,
  },
  { code: 'deezer', name: { 'zh-CN': 'Deezer', en: 'Deezer' }, link_domains: ['deezer.com'], ...ern382 },
  { code: 'tidal', name: { 'zh-CN': 'TIDAL', en: 'TIDAL' }, link_domains: ['tidal.com'], ...ern382 },
]

export function profileOf({ code: _, isSandbox: __, ...known }: StartingChannel): ChannelProfile {
  return { ...emptyProfile, ...known }
}
