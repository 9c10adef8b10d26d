// Forty sets of five colours. Dark and light carry text on each other (7 : 1 or more); accent, second and soft make the
// picture. A test holds every set to that.
import type { CoverMood } from '#contract/covers/moods'

export interface Palette {
  name: string
  dark: string
  light: string
  accent: string
  second: string
  soft: string
  moods: readonly CoverMood[]
}

const set = (name: string, colours: string, ...forMoods: CoverMood[]): Palette => {
  const [dark = '', light = '', accent = '', second = '', soft = ''] = colours.split(' ')
  return { name, dark, light, accent, second, soft, moods: forMoods }
}

export const palettes: readonly Palette[] = [
  set('lantern', '#1d1640 #ffe9bd #ee6c3f #bf3c50 #fcae57', 'night', 'warm', 'dream'),
  set('harbour', '#0c1222 #f3eadb #e5482d #28507d #8fb3c9', 'night', 'strong', 'rock'),
  set('forest', '#0f2f2d #f6f1de #d9a441 #2f6b57 #a9c9a0', 'calm', 'folk', 'nostalgic'),
  set('brick', '#160d0b #f8ead8 #e8442a #8f2417 #f0a36b', 'strong', 'rock', 'hiphop'),
  set('mist', '#1d3a36 #eef0ea #5f8f86 #8fb0a8 #c9d6cf', 'calm', 'dream', 'classical'),
  set('riviera', '#12284a #f6f0e4 #ff5160 #0a86a0 #ffc62e', 'bright', 'warm', 'electronic'),
  set('polar', '#070d24 #fbf3df #8f9fe0 #1b2a63 #e9b7a0', 'night', 'dream', 'classical'),
  set('saffron', '#1c1a2e #fff4e2 #f2b84b #c02f5b #ea5b3c', 'warm', 'strong', 'folk'),
  set('lagoon', '#06283d #eaf6f2 #16a394 #0f5f8a #8edbc4', 'bright', 'calm', 'electronic'),
  set('orchid', '#24102f #fbeef6 #c2409a #6d2f8a #f0a6c9', 'dream', 'night', 'electronic'),
  set('clay', '#2c1710 #f7ecdf #c9572c #8a4a2f #e5b48b', 'nostalgic', 'folk', 'warm'),
  set('paper', '#1c1b19 #f1eadb #c4371f #8a8271 #d7cdb8', 'calm', 'classical', 'folk'),
  set('cobalt', '#0b1640 #f5f2ea #1f3fd8 #5a78f0 #f2c230', 'bright', 'strong', 'hiphop'),
  set('moss', '#1b2412 #f3f3e2 #7a9a2e #3f5a24 #cfd98a', 'folk', 'calm', 'nostalgic'),
  set('coral', '#2b1026 #fff1ea #ff6f61 #a53860 #ffb199', 'warm', 'bright', 'dream'),
  set('steel', '#12171c #eef2f4 #3f7cac #55636f #b7c4cd', 'strong', 'electronic', 'calm'),
  set('citrus', '#1d2b12 #fdf8e1 #f08a24 #4f8f3a #f6d14a', 'bright', 'folk', 'warm'),
  set('plum', '#210b23 #f9ecf2 #d24470 #5c2a6b #e99bb5', 'night', 'dream', 'strong'),
  set('desert', '#331a14 #fbeedd #dd7a4b #9a4634 #f2c6a0', 'nostalgic', 'warm', 'rock'),
  set('glacier', '#0d2b3e #f2f8fb #4bb3d3 #2b6c8f #bfe3ee', 'calm', 'bright', 'electronic'),
  set('cinnabar', '#1a0f0e #f5efe2 #b92e1c #5b4a42 #d9c7a7', 'classical', 'folk', 'nostalgic'),
  set('neon', '#0a0714 #f4f0ff #ff2e88 #4a27d9 #22d6e0', 'electronic', 'night', 'hiphop'),
  set('dune', '#2a241b #f8f3e6 #b98b46 #6f6149 #dccba4', 'calm', 'nostalgic', 'classical'),
  set('tide', '#08222b #eef7f2 #ef7b45 #1f6f78 #9fd0c3', 'calm', 'folk', 'bright'),
  set('rosewood', '#2a0f13 #faeee9 #a8324a #6a1f2e #e2a29a', 'classical', 'warm', 'nostalgic'),
  set('mint', '#10302a #f4fbf3 #35b27f #f26b5e #b5e6cc', 'bright', 'calm', 'folk'),
  set('indigo', '#141033 #f1effb #6a5be2 #37279b #c3b9f7', 'dream', 'electronic', 'night'),
  set('ember', '#140a08 #ffefd9 #ff5a1f #8c1c13 #ffb347', 'strong', 'rock', 'warm'),
  set('slate', '#1a1f24 #f6f4ef #e0523c #4c6272 #a9b6bd', 'rock', 'strong', 'nostalgic'),
  set('tea', '#26301f #f5f1e0 #a3582d #6d7a45 #cdbf8f', 'folk', 'classical', 'calm'),
  set('violet hour', '#1a1438 #fdeee2 #f07b6b #5b3f8f #f4b7a1', 'dream', 'warm', 'night'),
  set('acid', '#0f140b #f4f7e8 #b7e02b #2a6a3a #f05a3c', 'electronic', 'hiphop', 'strong'),
  set('porcelain', '#0e2450 #f5f3ec #2456b5 #7fa2d9 #d8dfe8', 'classical', 'calm', 'folk'),
  set('peach', '#3a1d2b #fff3e6 #f58a6b #c05a7a #fbcfa8', 'warm', 'dream', 'bright'),
  set('graphite', '#101010 #f4f2ee #d8d2c6 #5a5a58 #9b978e', 'strong', 'classical', 'hiphop'),
  set('jade', '#06302b #f2f6ea #1f9d73 #c8963e #9fd6b8', 'classical', 'calm', 'folk'),
  set('sunset tape', '#241041 #fff0dc #ff6b4a #b1248a #ffc145', 'nostalgic', 'electronic', 'bright'),
  set('storm', '#131a2b #eef0f2 #7d8fb3 #3b4a6b #f0b65a', 'rock', 'night', 'strong'),
  set('berry', '#2b0a1f #fdf0ee #e0314f #7a1f4f #f6a5a0', 'bright', 'strong', 'hiphop'),
  set('river', '#10302f #fbfaf6 #c4371f #0f5c52 #a9c7bf', 'folk', 'calm', 'rock'),
]

/** From dark to light, for pictures that are one slope. */
export function rampOf({ dark, second, accent, soft, light }: Palette): string[] {
  return [dark, second, accent, soft, light]
}
