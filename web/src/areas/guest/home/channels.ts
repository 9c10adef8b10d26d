// The channels in the picture on the home page.
export const channelNames = [
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
