import { coverRules, type MaterialFacts, type RuleResult } from '#contract/works/material'
import type { PictureAnalysis } from '../picture'
import { failIf, result } from './result'

export function judgeCover(picture: PictureAnalysis): RuleResult[] {
  const { width, height, colours, problem } = picture
  const format = result('format', 'pass', { found: picture.format })
  if (problem === 'cutOff') return [format, result('readable', 'fail', { why: problem })]
  const { minSide: min, maxSide: max } = coverRules
  const isOutside = [width, height].some(side => side < min || side > max)
  const sides = [
    result('square', failIf(width !== height), { width, height }),
    result('pixels', failIf(isOutside), { width, height, min, max }),
  ]
  // Too large to be opened at all: what is in it, nobody has seen.
  if (problem === 'tooLarge') return [format, ...sides]
  return [
    format,
    result('readable', 'pass'),
    ...sides,
    result('rgb', failIf(colours !== 'rgb'), { found: colours }),
    result('qrCode', failIf(picture.hasQrCode)),
  ]
}

export function pictureFacts({ format, width, height }: PictureAnalysis): MaterialFacts {
  return width > 0 ? { format, width, height } : { format }
}
