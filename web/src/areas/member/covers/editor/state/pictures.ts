// The pictures a scene names, at hand for the stage: small enough for a screen, whatever the file is.
import type { SceneImage } from '#contract/covers/design'
import type { ImageSource } from '#contract/covers/scene'
import { serverAddress } from '../../../../../lib/server-address'

export const keyOf = ({ kind, id }: { kind: string; id: string | number }) => `${kind} ${id}`

/** Wider than a stage is on most screens; an export takes the whole file, in a worker. */
const mostSide = 1600

export class Pictures {
  private readonly known = new Map<string, SceneImage>()
  private readonly bitmaps = new Map<string, ImageBitmap | 'coming' | 'failed'>()

  constructor(private readonly onChange: () => void) {}

  /** Where pictures lie; they are fetched when they are first drawn. */
  learn(images: readonly SceneImage[]) {
    for (const image of images) {
      const key = keyOf(image)
      this.known.set(key, image)
      if (this.bitmaps.get(key) === 'failed') this.bitmaps.delete(key)
    }
    if (images.length > 0) this.onChange()
  }

  of(source: ImageSource): SceneImage | undefined {
    return this.known.get(keyOf(source))
  }

  all(): SceneImage[] {
    return [...this.known.values()]
  }

  hasFailed(source: ImageSource): boolean {
    return this.bitmaps.get(keyOf(source)) === 'failed'
  }

  bitmap(source: ImageSource): ImageBitmap | undefined {
    const key = keyOf(source)
    const held = this.bitmaps.get(key)
    if (held === undefined) void this.fetch(key)
    return typeof held === 'object' ? held : undefined
  }

  private async fetch(key: string) {
    const image = this.known.get(key)
    if (!image) return
    this.bitmaps.set(key, 'coming')
    try {
      const answer = await fetch(serverAddress(image.url))
      if (!answer.ok) throw new Error(`picture: ${answer.status}`)
      const share = Math.min(1, mostSide / Math.max(image.width, image.height))
      const bitmap = await createImageBitmap(await answer.blob(), {
        resizeWidth: Math.max(1, Math.round(image.width * share)),
        resizeHeight: Math.max(1, Math.round(image.height * share)),
        resizeQuality: 'high',
      })
      this.bitmaps.set(key, bitmap)
    } catch {
      this.bitmaps.set(key, 'failed')
    }
    this.onChange()
  }

  close() {
    for (const held of this.bitmaps.values()) if (typeof held === 'object') held.close()
    this.bitmaps.clear()
  }
}
