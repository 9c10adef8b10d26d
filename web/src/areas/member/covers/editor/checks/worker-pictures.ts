// The pictures of a scene at their full size, kept from one drawing to the next.
import type { SceneImage } from '#contract/covers/design'
import { everyLayer, type ImageLayer, type ImageSource, type Layer } from '#contract/covers/scene'
import { serverAddress } from '../../../../../lib/server-address'
import { keyOf } from '../state/pictures'

/** Of 4000 by 4000 pixels each takes 64 MB: what is not used any more goes. */
const mostHeld = 6

export class WorkerPictures {
  private readonly held = new Map<string, Promise<ImageBitmap | undefined>>()
  private readonly ready = new Map<string, ImageBitmap>()

  bitmap = (source: ImageSource) => this.ready.get(keyOf(source))

  /** Fetches what is missing. Answers the layers whose picture did not come. */
  async take(layers: readonly Layer[], images: readonly SceneImage[]): Promise<ImageLayer[]> {
    const wanted = [...everyLayer(layers)].filter(layer => layer.kind === 'image')
    const known = new Map(images.map(image => [keyOf(image), image]))
    this.forget(new Set(wanted.map(({ source }) => keyOf(source))))
    const found = await Promise.all(wanted.map(({ source }) => this.hold(keyOf(source), known)))
    return wanted.filter((_, index) => !found[index])
  }

  private hold(key: string, known: ReadonlyMap<string, SceneImage>): Promise<ImageBitmap | undefined> {
    let asked = this.held.get(key)
    if (!asked) {
      asked = this.fetch(key, known.get(key)?.url)
      this.held.set(key, asked)
    }
    return asked
  }

  private async fetch(key: string, url: string | undefined): Promise<ImageBitmap | undefined> {
    try {
      if (url === undefined) throw new Error('no address')
      const answer = await fetch(serverAddress(url))
      if (!answer.ok) throw new Error(`picture: ${answer.status}`)
      const bitmap = await createImageBitmap(await answer.blob())
      this.ready.set(key, bitmap)
      return bitmap
    } catch {
      // Asked again with the next drawing.
      this.held.delete(key)
      return undefined
    }
  }

  private forget(used: ReadonlySet<string>) {
    for (const [key, bitmap] of this.ready) {
      if (this.ready.size <= mostHeld) return
      if (used.has(key)) continue
      bitmap.close()
      this.ready.delete(key)
      this.held.delete(key)
    }
  }
}
