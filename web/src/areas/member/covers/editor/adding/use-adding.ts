// What can be laid on a cover, and how each of it comes there.
import { useCallback, useMemo, useState } from 'react'
import type { OutputOf } from '#contract/call'
import { type listCoverBackgrounds, readTemplate } from '#contract/covers/calls'
import type { SceneImage } from '#contract/covers/design'
import { uploadDesignImage } from '#contract/covers/design-calls'
import { coverSide, type ImageLayer } from '#contract/covers/scene'
import { imageLayer } from '#covers/compose/layer'
import { freshId, idsIn } from '#covers/edit/fresh'
import { newShape, type ShapeName } from '#covers/edit/shapes'
import { withNames } from '#covers/edit/with-names'
import type { Words } from '#covers/layouts/layout'
import { api, apiWithFile } from '../../../../../lib/api'
import { useWords } from '../../../../../lib/words'
import { useEditor } from '../state/use-editor'
import { newText, readableOn } from './new-text'

export type Background = OutputOf<typeof listCoverBackgrounds>['items'][number]

type Uploaded = OutputOf<typeof uploadDesignImage>

export interface Adding {
  text(text?: string): void
  shape(shape: ShapeName): void
  picture(file: File): void
  /** A picture that the account has already. */
  uploaded(image: Uploaded, name: string): void
  background(background: Background): void
  template(id: number): Promise<void>
  /** Of a picture that is on its way, 0 to 1. */
  progress: number | undefined
}

const whole = { x: 0, y: 0, width: 1, height: 1 }

/** In the middle, three fifths of the cover. */
function placed(layer: ImageLayer, { width, height }: { width: number; height: number }): ImageLayer {
  const share = (coverSide * 0.6) / Math.max(width, height)
  const [wide, high] = [Math.round(width * share), Math.round(height * share)]
  return { ...layer, width: wide, height: high, x: (coverSide - wide) / 2, y: (coverSide - high) / 2 }
}

export function useAdding(words: Words): Adding {
  const t = useWords('cover-editor')
  const editor = useEditor()
  const [progress, setProgress] = useState<number>()

  const uploaded = useCallback(
    (image: Uploaded, name: string) => {
      const source = { kind: 'upload', id: image.upload_id } as const
      const known: SceneImage = { ...source, url: image.url, width: image.width, height: image.height }
      editor.add(
        [placed({ ...imageLayer(name.slice(0, 60), source, whole, {}), id: 'picture' }, image)],
        [known],
      )
    },
    [editor],
  )

  const picture = useCallback(
    async (file: File) => {
      setProgress(0)
      try {
        const { data } = await apiWithFile(uploadDesignImage, {}, file, { onProgress: setProgress })
        uploaded(data, file.name.replace(/\.[^.]*$/, '') || t('kind.image'))
      } catch {
        // The reason was told over the page; the cover stays as it is.
      } finally {
        setProgress(undefined)
      }
    },
    [uploaded, t],
  )

  return useMemo(
    () => ({
      progress,
      picture: file => void picture(file),
      uploaded,
      text(text = t('add.sample')) {
        const { scene } = editor
        editor.add([newText(scene, freshId(idsIn(scene.layers), 'text'), text.slice(0, 400))])
      },
      shape(shape) {
        const { scene } = editor
        editor.add([
          newShape(shape, freshId(idsIn(scene.layers), 'shape'), t(`shape.${shape}`), readableOn(scene)),
        ])
      },
      background({ id, name, image }) {
        const source = { kind: 'background', id } as const
        const layer = { ...imageLayer(name, source, whole, {}), id: 'background' }
        const known: SceneImage = { ...source, url: image, width: coverSide, height: coverSide }
        const [lowest] = editor.scene.layers
        // One background after the other is tried: the one before makes room.
        if (lowest?.kind === 'image' && lowest.source.kind === 'background') {
          editor.pictures.learn([known])
          editor.change(() => ({ ...lowest, name, source }), undefined, [lowest.id])
        } else editor.addBehind(layer, [known])
      },
      async template(id) {
        const { data } = await api(readTemplate, { id })
        editor.pictures.learn(data.images)
        editor.set(withNames(data.scene, words))
      },
    }),
    [editor, t, words, progress, picture, uploaded],
  )
}
