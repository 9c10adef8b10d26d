// Our own names of genres, for channels that have not said theirs.
import type { ChannelProfile } from '#contract/distribution/channel-profile'
import type { ReleaseDetails } from '#contract/works/work'

const englishNames: Record<string, string> = {
  pop: 'Pop',
  folk: 'Folk',
  rock: 'Rock',
  hip_hop: 'Hip-hop',
  electronic: 'Electronic',
  rnb: 'R&B',
  jazz: 'Jazz',
  classical: 'Classical',
  chinese: 'Chinese traditions',
  world: 'World',
  soundtrack: 'Soundtrack',
  children: 'Children',
  spoken: 'Spoken word',
  new_age: 'New age',
  mandopop: 'Mandopop',
  cantopop: 'Cantopop',
  indie_pop: 'Indie pop',
  synth_pop: 'Synth-pop',
  ballad: 'Ballad',
  chinese_folk: 'Chinese folk',
  campus_folk: 'Campus folk',
  singer_songwriter: 'Singer-songwriter',
  alternative: 'Alternative',
  post_rock: 'Post-rock',
  punk: 'Punk',
  metal: 'Metal',
  indie_rock: 'Indie rock',
  rap: 'Rap',
  trap: 'Trap',
  boom_bap: 'Boom bap',
  house: 'House',
  techno: 'Techno',
  ambient: 'Ambient',
  drum_and_bass: 'Drum and bass',
  future_bass: 'Future bass',
  dj_mix: 'DJ mix',
  soul: 'Soul',
  neo_soul: 'Neo soul',
  funk: 'Funk',
  vocal_jazz: 'Vocal jazz',
  fusion: 'Fusion',
  swing: 'Swing',
  orchestral: 'Orchestral',
  chamber: 'Chamber music',
  solo_piano: 'Solo piano',
  choral: 'Choral',
  guofeng: 'Guofeng',
  opera: 'Chinese opera',
  traditional_instruments: 'Traditional instruments',
  latin: 'Latin',
  reggae: 'Reggae',
  african: 'African',
  asian: 'Asian',
  film: 'Film',
  game: 'Game',
  theatre: 'Theatre',
  nursery: 'Nursery rhymes',
  lullaby: 'Lullabies',
  audiobook: 'Audiobook',
  comedy: 'Comedy',
  poetry: 'Poetry',
  meditation: 'Meditation',
  nature: 'Nature sounds',
}

/** In the channel's words, the closest one first; in ours where it has none. */
export function genreFor(
  { genre, sub_genre }: Pick<ReleaseDetails, 'genre' | 'sub_genre'>,
  words: ChannelProfile['genres'],
): { genre: string; subGenre?: string } {
  const closest = wordFor(sub_genre, words)
  if (closest) return { genre: closest }
  const subGenre = sub_genre === null ? undefined : englishNames[sub_genre]
  const main = wordFor(genre, words) ?? (genre === null ? '' : (englishNames[genre] ?? ''))
  return { genre: main, ...(subGenre && { subGenre }) }
}

const wordFor = (key: string | null, words: Record<string, string | undefined>) =>
  key === null ? undefined : words[key]
