// Made-up figures for the kit page.

export const peaks = Array.from(
  { length: 120 },
  (_, index) =>
    Math.abs(Math.sin(index / 9) * Math.sin(index / 31) * 0.8) + 0.08 + 0.2 * Math.abs(Math.sin(index * 1.7)),
)

export const channels = [
  'NetEase Cloud Music',
  'QQ Music',
  'Kugou',
  'Kuwo',
  'Qishui',
  'Apple Music',
  'Spotify',
  'YouTube Music',
  'Amazon Music',
  'TikTok',
  'Deezer',
]

export const months = ['Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct']

export const income = [
  { name: 'NetEase', values: [220, 310, 280, 350, 420, 510, 620, 700, 820, 960, 1120, 1284] },
  { name: 'QQ Music', values: [90, 120, 130, 160, 190, 230, 260, 340, 420, 510, 610, 722] },
  { name: 'Spotify', values: [40, 60, 80, 70, 110, 120, 160, 180, 220, 260, 300, 330] },
  { name: 'Apple Music', values: [10, 12, 18, 20, 24, 30, 34, 40, 44, 52, 60, 70] },
]

export type Song = {
  id: string
  title: string
  by: string
  state: 'live' | 'review' | 'refused'
  plays: string
  amount: string
}

export const songs: Song[] = [
  { id: '1', title: '夜航', by: 'Lin Wan · single', state: 'live', plays: '412,880', amount: '1,284.50' },
  {
    id: '2',
    title: 'Slow Burn',
    by: 'Lin Wan, Guest · album, 12 tracks',
    state: 'refused',
    plays: '--',
    amount: '--',
  },
  { id: '3', title: '海边的信', by: 'Lin Wan · cover song', state: 'review', plays: '--', amount: '--' },
  { id: '4', title: 'Neon Tide', by: 'Lin Wan · single', state: 'live', plays: '24,679', amount: '93.02' },
]
