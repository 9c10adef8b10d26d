import { describe, expect, it } from 'vitest'
import { SpectrumWatch } from './lossy-spectrum'

const rate = 44_100

/** Ten seconds of stereo, made of tones. */
function toneOf(...hertz: number[]): number[] {
  const frames = rate * 10
  const samples = new Int16Array(frames * 2)
  for (let frame = 0; frame < frames; frame++) {
    const sum = hertz.reduce((all, each) => all + Math.sin((2 * Math.PI * each * frame) / rate), 0)
    samples.fill(Math.round((sum / Math.max(1, hertz.length)) * 12_000), frame * 2, frame * 2 + 2)
  }
  const watch = new SpectrumWatch(rate, 2, Math.floor(frames / 50))
  watch.add(samples)
  return watch.tone
}

describe('the tone of a recording', () => {
  it('is dark for a hum and bright for a whistle, all along', () => {
    const [hum, whistle] = [toneOf(80), toneOf(5000)]
    expect(hum.length).toBeGreaterThanOrEqual(49)
    expect(Math.max(...hum)).toBeLessThan(10)
    expect(Math.min(...whistle)).toBeGreaterThan(90)
  })

  it('lies between for both together, and is nothing for silence', () => {
    const both = toneOf(200, 3000)
    expect(Math.min(...both)).toBeGreaterThan(50)
    expect(Math.max(...both)).toBeLessThan(90)
    expect(Math.max(...toneOf())).toBe(0)
  })
})
