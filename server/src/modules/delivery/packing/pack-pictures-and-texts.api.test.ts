import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import iconv from 'iconv-lite'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LyricEncoding } from '#contract/works/material'
import { ffmpeg, withoutFfmpeg } from '../../../testing/audio'
import { packingPlace } from '../../../testing/packing-place'
import { coverRecipe } from './cover-recipe'
import { lyricsRecipe } from './lyrics-recipe'
import { videoRecipe } from './video-recipe'

let place: Awaited<ReturnType<typeof packingPlace>>
beforeAll(async () => {
  place = await packingPlace()
})
afterAll(() => place.close())

describe('a cover for channels', () => {
  const plain = (width = 60, height = 40, background = '#b8402a') =>
    sharp({ create: { width, height, channels: 3, background } })
  const packed = async (body: Buffer) => place.pack(await place.store(body, 'cover.png'), coverRecipe)
  const firstPixel = async (bytes: Buffer) => [...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)]

  it.each([
    ['PNG with alpha', () => plain().ensureAlpha(0.5).png().toBuffer()],
    ['JPEG in CMYK', () => plain().toColourspace('cmyk').jpeg().toBuffer()],
    ['grey PNG', () => plain().greyscale().png().toBuffer()],
    ['PNG of 16 bits', () => plain().toColourspace('rgb16').png().toBuffer()],
    ['progressive JPEG', () => plain().jpeg({ progressive: true }).toBuffer()],
    ['PNG in Display P3', () => plain().withIccProfile('p3').png().toBuffer()],
    [
      'JPEG with data of a camera',
      () =>
        plain()
          .withExif({ IFD0: { Artist: 'Secret' } })
          .jpeg()
          .toBuffer(),
    ],
  ])('is a plain JPEG in sRGB, made of a %s', async (_, draw) => {
    const { bytes, facts } = await packed(await draw())
    const found = await sharp(bytes).metadata()
    expect(found).toMatchObject({
      format: 'jpeg',
      space: 'srgb',
      channels: 3,
      depth: 'uchar',
      chromaSubsampling: '4:4:4',
    })
    expect([found.icc, found.exif, found.xmp, found.hasAlpha]).toEqual([
      undefined,
      undefined,
      undefined,
      false,
    ])
    expect(facts).toEqual({ codec: 'jpeg', width: 60, height: 40 })
  })

  it('stands upright', async () => {
    const lying = await plain().withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { bytes, facts } = await packed(lying)
    expect(facts).toMatchObject({ width: 40, height: 60 })
    expect((await sharp(bytes).metadata()).orientation).toBeUndefined()
  })

  it('looks as its colour profile says, and white where it could be seen through', async () => {
    const pure = await plain(20, 20, '#00c800').withIccProfile('p3').png().toBuffer()
    const wide = await sharp(pure).metadata()
    expect(wide.icc).toBeDefined()
    const [red = 0, green = 0] = await firstPixel((await packed(pure)).bytes)
    expect(Math.abs(red)).toBeLessThan(12)
    expect(Math.abs(green - 200)).toBeLessThan(12)
    const clear = sharp({
      create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
    expect(await firstPixel((await packed(await clear.png().toBuffer())).bytes)).toEqual([255, 255, 255])
  })

  it('is refused when it ends too early', async () => {
    const whole = await sharp({
      create: {
        width: 500,
        height: 500,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer()
    const half = whole.subarray(0, whole.length / 2)
    await expect(packed(half)).rejects.toMatchObject({ key: 'delivery.masterDamaged' })
  })
})

describe('lyrics for channels', () => {
  const packed = async (body: Buffer, encoding: LyricEncoding | null) =>
    place.pack(
      await place.store(body, 'lyrics.txt'),
      lyricsRecipe({ encoding, analysis: {}, file_name: 'lyrics.txt' }),
    )

  it('are UTF-8 with plain line ends, read as the member says', async () => {
    const { bytes, facts } = await packed(iconv.encode('夜航\r\n第二行\r末', 'GB18030'), 'GB18030')
    expect(bytes.toString('utf8')).toBe('夜航\n第二行\n末\n')
    expect(facts).toEqual({ isTimed: false })
  })

  it('lose their mark and keep their times', async () => {
    const { bytes, facts } = await packed(Buffer.from('\ufeff[00:01.00]夜航\n', 'utf16le'), 'UTF-16LE')
    expect(bytes.toString('utf8')).toBe('[00:01.00]夜航\n')
    expect(facts).toEqual({ isTimed: true })
  })

  it('are different files where the same bytes are read in two ways', async () => {
    const body = iconv.encode('夜航船', 'GB18030')
    const [one, other] = [await packed(body, 'GB18030'), await packed(body, 'EUC-KR')]
    expect(one.id).not.toBe(other.id)
    expect(one.sha256).not.toBe(other.sha256)
  })

  it('are refused when they are no text in that encoding', async () => {
    const body = Buffer.from([0xff, 0xff, 0xff, 0x41])
    await expect(packed(body, 'UTF-8')).rejects.toMatchObject({
      key: 'delivery.lyricsUnreadable',
      params: { file: 'lyrics.txt' },
    })
  })
})

describe.skipIf(withoutFfmpeg())('a video for channels', () => {
  const film = ['-f', 'lavfi', '-i', 'testsrc=s=320x180:r=25:d=2', '-f', 'lavfi', '-i', 'sine=d=2']

  it.each(['mp4', 'mov'] as const)('is its film and its sound in %s, and nothing else', async container => {
    const path = join(place.folder, `film.${container}`)
    await ffmpeg(...film, '-c:v', 'libx264', '-preset', 'ultrafast', '-metadata', 'comment=Secret', path)
    const body = await readFile(path)
    expect(body.includes('Secret')).toBe(true)
    const packed = await place.pack(await place.store(body, 'film'), videoRecipe(container, body.length))
    expect(packed.bytes.includes('Secret')).toBe(false)
    expect(packed.facts).toMatchObject({ container, codec: 'h264', width: 320, height: 180 })
    expect(packed.facts.seconds).toBeCloseTo(2, 1)
  })

  it('is refused when it ends too early', async () => {
    const path = join(place.folder, 'short.mp4')
    await ffmpeg(...film, '-c:v', 'libx264', '-preset', 'ultrafast', '-movflags', '+faststart', path)
    const body = await readFile(path)
    const half = await place.store(body.subarray(0, body.length * 0.6), 'film.mp4')
    await expect(place.pack(half, videoRecipe('mp4', half.size))).rejects.toMatchObject({
      key: 'delivery.masterDamaged',
    })
  })
})
