// Which pictures a scene names, and whether whoever saves it may.
import type { SceneImage } from '#contract/covers/design'
import { everyLayer, type ImageSource, type Scene } from '#contract/covers/scene'
import type { Tx } from '../../../platform/database/query'
import type { Linking } from '../../../platform/http/link-bearer'
import { Refusal } from '../../../platform/refusal'
import { holdUploads, listImagesOfBackgrounds, listUploads } from './cover-images.queries'
import { imageLink } from './image-link'
import '../covers.texts'

function sourcesIn(scene: Scene) {
  const sources: ImageSource[] = [...everyLayer(scene.layers)].flatMap(layer =>
    layer.kind === 'image' ? [layer.source] : [],
  )
  return {
    uploadIds: [...new Set(sources.flatMap(({ kind, id }) => (kind === 'upload' ? [id] : [])))],
    backgroundIds: [...new Set(sources.flatMap(({ kind, id }) => (kind === 'background' ? [id] : [])))],
  }
}

/**
 * Their rows. An account names its own pictures and those of the site, which come with templates; a template those of the
 * site alone.
 */
export async function requireImages(tx: Tx, scene: Scene, memberId: number | null): Promise<string[]> {
  const { uploadIds, backgroundIds } = sourcesIn(scene)
  const uploads = await holdUploads(tx, uploadIds)
  const own = uploads.filter(({ member_id }) => member_id === null || member_id === memberId)
  const backgrounds = await listImagesOfBackgrounds(tx, backgroundIds)
  if (own.length < uploadIds.length || backgrounds.length < backgroundIds.length) {
    throw new Refusal('invalidInput', { fields: [{ field: 'scene', text: 'covers.unknownImage' }] })
  }
  return [...own, ...backgrounds].map(({ id }) => id)
}

export interface FoundImage {
  source: ImageSource
  image: { id: string; width: number; height: number; storage_key: string }
}

/** Those that are still there, whoever's they are: a scene that was saved was judged then. */
export async function imagesIn(tx: Tx, scene: Scene): Promise<FoundImage[]> {
  const { uploadIds, backgroundIds } = sourcesIn(scene)
  const [uploads, backgrounds] = await Promise.all([
    listUploads(tx, uploadIds),
    listImagesOfBackgrounds(tx, backgroundIds),
  ])
  return [
    ...uploads.map(image => ({ source: { kind: 'upload' as const, id: image.id }, image })),
    ...backgrounds.map(image => ({
      source: { kind: 'background' as const, id: image.background_id },
      image,
    })),
  ]
}

export async function linkedImages(means: Linking & { tx: Tx }, scene: Scene): Promise<SceneImage[]> {
  const found = await imagesIn(means.tx, scene)
  return found.map(({ source, image: { id, width, height } }) => ({
    ...source,
    url: imageLink(means, means.tx.agentId, id),
    width,
    height,
  }))
}
