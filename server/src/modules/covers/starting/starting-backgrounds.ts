// What every site's members may put behind their words before its staff have added pictures of their own. A name is the key by
// which a site is given one once: it never changes.
import type { CoverMood } from '#contract/covers/moods'
import type { Language } from '#contract/language'
import type { Recipe } from '#covers/compose/recipe'

export interface StartingBackground {
  name: string
  names: Record<Language, string>
  recipe: Pick<Recipe, 'family' | 'palette' | 'picture'>
  moods: readonly CoverMood[]
}

const background = (
  [family, palette, picture]: [string, string, number],
  [zh, en]: [string, string],
  ...moods: CoverMood[]
): StartingBackground => ({
  name: en.toLowerCase().replaceAll(' ', '-'),
  names: { 'zh-CN': zh, en },
  recipe: { family, palette, picture },
  moods,
})

export const startingBackgrounds: readonly StartingBackground[] = [
  background(['gradient', 'lantern', 177], ['灯火', 'Lamplight'], 'warm', 'dream'),
  background(['dusk', 'polar', 1948], ['海上明月', 'Moonlit sea'], 'night', 'calm'),
  background(['ink-wash', 'tea', 1486], ['远山', 'Far hills'], 'classical', 'folk', 'calm'),
  background(['glass', 'polar', 2564], ['夜窗', 'Night window'], 'night', 'electronic'),
  background(['paper-cut', 'lantern', 1101], ['层层纸', 'Paper layers'], 'warm', 'bright'),
  background(['gradient', 'polar', 100], ['晨雾', 'Morning mist'], 'dream', 'calm', 'electronic'),
  background(['geometric', 'polar', 716], ['积木', 'Building blocks'], 'bright', 'electronic'),
  background(['constellation', 'lantern', 3257], ['星图', 'Star map'], 'night', 'dream'),
  background(['halftone', 'lantern', 1717], ['网点山脊', 'Halftone ridge'], 'strong', 'rock', 'hiphop'),
  background(['topographic', 'tea', 562], ['旧地图', 'Old map'], 'folk', 'nostalgic', 'calm'),
  background(['dusk', 'lantern', 2025], ['暮色群山', 'Mountains at dusk'], 'nostalgic', 'warm'),
  background(['risograph', 'polar', 2872], ['套印海浪', 'Printed waves'], 'nostalgic', 'dream'),
  background(['glass', 'riviera', 2795], ['唱片光', 'Record grooves'], 'electronic', 'hiphop', 'strong'),
  background(['minimal', 'lantern', 4489], ['落日', 'Setting sun'], 'calm', 'warm'),
  background(['geometric', 'tea', 870], ['山丘', 'Hills'], 'folk', 'warm', 'nostalgic'),
  background(['topographic', 'polar', 408], ['夜航图', 'Night chart'], 'night', 'classical', 'calm'),
]
