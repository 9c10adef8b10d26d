export const materialTypes = [
  'music',
  'lyric',
  'cover',
  'accompany',
  'short',
  'karaoke',
  'mv',
  'document',
] as const
