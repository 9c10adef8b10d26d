// Everything that lies beside a message, packed one after the other: each takes all the cores it can get.

import { findFormat, keptAnalysis } from '../../works/works.public'
import type { PackedAudio, PackedFile, PackedText } from '../formats/release-message'
import { audioRecipe } from './audio-recipe'
import { deliveredTracks } from './build-message'
import { coverRecipe } from './cover-recipe'
import { type DeliveredMaterial, findDelivered, masterOf, requireDelivered } from './delivered-materials'
import { lyricsRecipe } from './lyrics-recipe'
import { knownSound, readSound } from './master-sound'
import type { DeliveryInputs, PackedParts } from './message-inputs'
import { openMaster, type PackedResource, type PackingPlace, packResource } from './pack-resource'
import { coverPath, trackPath, videoPath } from './package-paths'
import { videoRecipe } from './video-recipe'

export interface PackedPath extends PackedFile {
  id: number
}

export interface PackedPackage {
  parts: PackedParts
  /** In the order of sending. */
  files: PackedPath[]
}

export type PackingInputs = DeliveryInputs & { materials: readonly DeliveredMaterial[] }

export async function packParts(place: PackingPlace, inputs: PackingInputs): Promise<PackedPackage> {
  const { work, materials, delivery } = inputs
  const upc = delivery.video?.upc ?? work.upc ?? ''
  const files: PackedPath[] = []
  function lay<Facts>(path: string, { id, size, sha256, md5, facts }: PackedResource<Facts>) {
    files.push({ id, path, size, sha256, md5 })
    return { path, size, sha256, md5, ...facts }
  }
  const found = requireDelivered(materials, 'cover', { trackId: null, title: work.details.title })
  const cover = lay(coverPath(upc), await packResource(place, masterOf(found), coverRecipe))
  if (delivery.video) {
    const packed = await packVideo(place, inputs, delivery.video.trackId)
    const video = lay(videoPath(upc, packed.facts.container), packed)
    return { parts: { cover, audio: new Map(), lyrics: new Map(), video }, files }
  }
  const audio = new Map<number, PackedAudio>()
  const lyrics = new Map<number, Omit<PackedText, 'language'>>()
  for (const [index, { id, details }] of deliveredTracks(inputs).entries()) {
    const packed = await packSound(place, inputs, { trackId: id, title: details.title })
    audio.set(id, lay(trackPath(upc, index + 1, packed.facts.codec), packed))
    const words = details.instrumental ? undefined : findDelivered(materials, 'lyric', id)
    if (!words) continue
    const text = await packResource(place, masterOf(words), lyricsRecipe(words))
    lyrics.set(id, lay(trackPath(upc, index + 1, text.facts.isTimed ? 'lrc' : 'txt'), text))
  }
  return { parts: { cover, audio, lyrics }, files }
}

async function packSound(
  place: PackingPlace,
  { materials, channel }: PackingInputs,
  of: { trackId: number; title: string },
) {
  const material = requireDelivered(materials, 'music', of)
  const master = masterOf(material)
  const sound = knownSound(material) ?? (await openMaster(place, master, readSound))
  return packResource(place, master, audioRecipe(sound, channel.profile.audio))
}

async function packVideo(place: PackingPlace, { materials, tracks }: PackingInputs, trackId: number) {
  const title = tracks.find(({ id }) => id === trackId)?.details.title ?? ''
  const material = requireDelivered(materials, 'mv', { trackId, title })
  const master = masterOf(material)
  const format = keptAnalysis(material.analysis)?.format ?? (await openMaster(place, master, findFormat))
  return packResource(place, master, videoRecipe(format === 'mov' ? 'mov' : 'mp4', master.size))
}
