// The colour of a sound: where in the spectrum the middle of its power lies. Drums and basses pull it down, voices and cymbals up.
import { windowSize } from './spectrum'

/** A low hum and a hiss, in Hz; the ear counts octaves between them. */
const [darkest, brightest] = [150, 6000]
/** So quiet nothing has a colour. */
const leastPower = 1e-9

/** From 0 for dark to 100 for bright; undefined where next to nothing sounds. */
export function toneOf(power: Float64Array, sampleRate: number): number | undefined {
  const binHertz = sampleRate / windowSize
  let [sum, weighed] = [0, 0]
  for (let bin = 1; bin < power.length; bin++) {
    const part = power[bin] as number
    sum += part
    weighed += part * bin * binHertz
  }
  if (sum < leastPower) return undefined
  const octaves = Math.log2(weighed / sum / darkest) / Math.log2(brightest / darkest)
  return Math.round(100 * Math.min(1, Math.max(0, octaves)))
}
