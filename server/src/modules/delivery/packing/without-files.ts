import { deliveredTracks } from './build-message'
import { findDelivered } from './delivered-materials'
import type { PackedParts } from './message-inputs'
import type { PackingInputs } from './pack-parts'

const nothing = { path: '', size: 0, md5: '', sha256: '' }

/** What a takedown says of its recordings is how long they are: no file lies beside it, and none has to be there any more. */
export function partsWithoutFiles(inputs: PackingInputs): PackedParts {
  const { materials, delivery } = inputs
  const secondsOf = (type: 'music' | 'mv', trackId: number) => {
    const facts = findDelivered(materials, type, trackId)?.facts as { duration?: number } | undefined
    return facts?.duration ?? 0
  }
  const sound = { ...nothing, codec: 'flac' as const, sampleRate: 0, bitsPerSample: 0, channels: 0 }
  const film = { ...nothing, container: 'mp4' as const, codec: '', width: 0, height: 0 }
  return {
    cover: { ...nothing, codec: 'jpeg', width: 0, height: 0 },
    audio: new Map(
      deliveredTracks(inputs).map(({ id }) => [id, { ...sound, seconds: secondsOf('music', id) }]),
    ),
    lyrics: new Map(),
    ...(delivery.video && { video: { ...film, seconds: secondsOf('mv', delivery.video.trackId) } }),
  }
}
