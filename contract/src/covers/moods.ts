/** What a cover is to feel like, or the kind of music it is for. */
export const coverMoods = [
  'night',
  'warm',
  'calm',
  'bright',
  'strong',
  'nostalgic',
  'dream',
  'folk',
  'electronic',
  'classical',
  'rock',
  'hiphop',
] as const
export type CoverMood = (typeof coverMoods)[number]
