import { type MaterialFacts, type RuleResult, videoRules } from '#contract/works/material'
import type { VideoAnalysis } from '../video'
import { failIf, result, rounded } from './result'

export function judgeVideo(video: VideoAnalysis): RuleResult[] {
  const format = result('format', 'pass', { found: video.format })
  const { codec, width = 0, height = 0, problem } = video
  const readable = result('readable', failIf(problem !== undefined), problem ? { why: problem } : {})
  if (codec === undefined) return [format, readable]
  const isKnown = (videoRules.codecs as readonly string[]).includes(codec)
  return [
    format,
    readable,
    result('codec', failIf(!isKnown), { found: codec, wanted: 'H.264, H.265, ProRes' }),
    result('resolution', failIf(Math.min(width, height) < videoRules.minHeight), {
      width,
      height,
      wanted: videoRules.minHeight,
    }),
    result('sound', failIf(!video.hasSound)),
  ]
}

export function videoFacts({ format, duration, width, height }: VideoAnalysis): MaterialFacts {
  return { format, width, height, duration: duration === undefined ? undefined : rounded(duration, 3) }
}
