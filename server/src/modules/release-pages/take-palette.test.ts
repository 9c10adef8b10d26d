import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { contrast, lchOf } from '../../platform/colors'
import { paletteOf, takePalette } from './take-palette'

const byte = fc.integer({ min: 0, max: 255 })
const covers = fc.array(fc.tuple(byte, byte, byte), { minLength: 1, maxLength: 60 })

const plain = (background: string) =>
  sharp({ create: { width: 300, height: 300, channels: 3, background } })
    .png()
    .toBuffer()

describe('the colours of a cover', () => {
  it('can always be read', () => {
    fc.assert(
      fc.property(covers, pixels => {
        const { ground, ink, soft, light } = paletteOf(pixels.map(pixel => lchOf(...pixel)))
        expect(contrast(ink, ground)).toBeGreaterThanOrEqual(12)
        expect(contrast(soft, ground)).toBeGreaterThanOrEqual(7)
        expect(contrast(light, ground)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  it.each([
    ['#140b30', false],
    ['#000000', false],
    ['#f6f0e4', true],
    ['#ffffff', true],
  ])('turn the page over for a light one: %s', async (color, isLight) => {
    expect((await takePalette(await plain(color))).is_light).toBe(isLight)
  })

  it('take their light from a small strong spot', async () => {
    const spot = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#ff8a50' } })
      .png()
      .toBuffer()
    const night = await sharp(await plain('#140b30'))
      .composite([{ input: spot, left: 100, top: 60 }])
      .png()
      .toBuffer()
    const { light, ground } = await takePalette(night)
    const [spotHue, lightHue] = [lchOf(255, 138, 80).h, lchOf(...bytesOf(light)).h]
    expect(Math.abs(spotHue - lightHue)).toBeLessThan(0.25)
    expect(Math.abs(lchOf(20, 11, 48).h - lchOf(...bytesOf(ground)).h)).toBeLessThan(0.25)
  })

  it('take it from a star rather than from the blue around it', async () => {
    const star = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#f0c050' } })
      .png()
      .toBuffer()
    const night = await sharp(await plain('#1e3a5f'))
      .composite([{ input: star, left: 200, top: 60 }])
      .png()
      .toBuffer()
    const { light } = await takePalette(night)
    expect(Math.abs(lchOf(240, 192, 80).h - lchOf(...bytesOf(light)).h)).toBeLessThan(0.25)
  })

  it('of a grey one are grey', async () => {
    const { light } = await takePalette(await plain('#555555'))
    expect(lchOf(...bytesOf(light)).c).toBeLessThan(0.01)
  })
})

const bytesOf = (hex: string) =>
  [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]
