import { film, onlyThisVideo, probeVideo, videoLimits } from '../../works/works.public'
import type { PackedVideo } from '../formats/release-message'
import { MasterDamaged, type Recipe } from './recipe'
import { runFfmpeg, withoutTags } from './run-ffmpeg'

export type VideoFacts = Pick<PackedVideo, 'container' | 'codec' | 'seconds' | 'width' | 'height'>

const spareBytes = 64 * 1024 ** 2
/** A packet of sound may be left over at the end. */
const missingSeconds = 0.5

/** Film and sound as they are, in the container they came in, without what else lay in it. */
export function videoRecipe(container: VideoFacts['container'], size: number): Recipe<VideoFacts> {
  return {
    name: `${container}-copied-1`,
    mostBytes: size + spareBytes,
    async make(from, to, signal) {
      const { duration = 0 } = await probeVideo(from, signal)
      await runFfmpeg([...onlyThisVideo, '-i', `file:${from}`, ...copied(container, to)], videoLimits, signal)
      const { seconds } = await readFacts(to, container, signal)
      if (seconds < duration - missingSeconds) throw new MasterDamaged()
    },
    readFacts: (path, signal) => readFacts(path, container, signal),
  }
}

const copied = (container: VideoFacts['container'], to: string) => [
  ...['-map', film, '-map', '0:a?', '-c', 'copy', ...withoutTags],
  // Data tracks stay behind; none is made of what they said either.
  ...['-write_tmcd', '0', '-f', container, `file:${to}`],
]

async function readFacts(
  path: string,
  container: VideoFacts['container'],
  signal?: AbortSignal,
): Promise<VideoFacts> {
  const { codec, width, height, duration } = await probeVideo(path, signal)
  if (!codec || !width || !height || !duration) throw new MasterDamaged()
  return { container, codec, width, height, seconds: duration }
}
