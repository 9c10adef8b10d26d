// Layers on the clipboard, to be laid into the same design or into one in another tab.
import { z } from 'zod'
import { sceneImage } from './design'
import { type Layer, layer, sceneLimits } from './scene'

export const clipType = 'application/x-tributary-layers+json'

const mark = 'tributary layers'

/** What is no layer, or none that we know, is left out; whoever filled the clipboard need not be us. */
const clip = z.object({
  what: z.literal(mark),
  layers: z
    .array(layer.or(z.unknown().transform(() => undefined)))
    .max(sceneLimits.layers)
    .transform(layers => layers.filter((each): each is Layer => each !== undefined)),
  /** Where the pictures in them lie: the other tab may not know. */
  images: z
    .array(sceneImage.extend({ url: z.string().startsWith('/cover-images/') }))
    .max(sceneLimits.layers)
    .catch([]),
})

export type Clip = Pick<z.output<typeof clip>, 'layers' | 'images'>

export const writeClip = ({ layers, images }: Clip) => JSON.stringify({ what: mark, layers, images })

export function readClip(text: string): Clip {
  try {
    return clip.safeParse(JSON.parse(text)).data ?? { layers: [], images: [] }
  } catch {
    return { layers: [], images: [] }
  }
}
