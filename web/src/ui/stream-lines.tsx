import { drawAcross, drawUpright } from './stream-geometry'
import { type StreamBranch, StreamPicture } from './stream-picture'

type StreamLinesProps = {
  /** Loudness over time, any length, any scale. */
  peaks: number[]
  branches: (string | StreamBranch)[]
  /** auto: upright on a phone, across from 768 px. Both are drawn, CSS shows one. */
  layout?: 'auto' | 'across' | 'upright'
  /** The picture in words. Without it the picture is decoration. */
  label?: string
  className?: string
}

/** The motif: one sound comes in as a bundle of lines and leaves as one line a branch. */
export function StreamLines({ peaks, branches, layout = 'auto', ...rest }: StreamLinesProps) {
  const drawings = {
    ...(layout !== 'upright' && { across: drawAcross(peaks, branches.length) }),
    ...(layout !== 'across' && { upright: drawUpright(peaks, branches.length) }),
  }
  return <StreamPicture {...rest} branches={branches} drawings={drawings} />
}
