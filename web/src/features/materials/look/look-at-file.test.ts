import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import type { MaterialType } from '#contract/works/material'
import { lookAtFile } from './look-at-file'

interface Wave {
  rate?: number
  bits?: number
  channels?: number
  seconds?: number
  statedSize?: number
}

/** A header with the right numbers; the sound itself is left out, but counted. */
function wav({ rate = 44_100, bits = 16, channels = 2, seconds = 60, statedSize }: Wave = {}): File {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(channels, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt16LE(bits, 34)
  header.write('data', 36)
  const size = Math.round(rate * channels * (bits / 8) * seconds)
  header.writeUInt32LE(statedSize ?? size, 40)
  return named('song.wav', [header], 44 + size)
}

function flac({ rate = 44_100, tag = 0 }: { rate?: number; tag?: number } = {}): File {
  const head = Buffer.alloc(42)
  head.write('fLaC')
  head.writeUInt32BE(rate * 2 ** 12 + (1 << 9) + (15 << 4), 18)
  head.writeUInt32BE(rate * 60, 22)
  return named('song.flac', [...(tag > 0 ? [id3(tag)] : []), head])
}

/** A tag of so many bytes, its head among them. */
function id3(size: number) {
  const tag = Buffer.alloc(size)
  tag.write('ID3\u0003')
  tag.set(
    [21, 14, 7, 0].map(shift => ((size - 10) >> shift) & 0x7f),
    6,
  )
  return tag
}

function named(name: string, parts: BlobPart[], size?: number): File {
  const file = new File(parts, name)
  if (size !== undefined) Object.defineProperty(file, 'size', { value: size })
  return file
}

function png(width: number, height: number, colourType = 2): File {
  const header = Buffer.alloc(33)
  header.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
  header.write('IHDR', 12)
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  header.set([8, colourType], 24)
  return named('cover.png', [header])
}

const said = async (file: File, type: MaterialType) => (await lookAtFile(file, type))?.name

describe('the first look at a file', () => {
  it('lets good audio pass', async () => {
    expect(await said(wav(), 'music')).toBeUndefined()
    expect(await said(wav({ rate: 96_000, bits: 24 }), 'accompany')).toBeUndefined()
  })

  it('lets pass what the server takes, however it was written', async () => {
    expect(await said(wav({ statedSize: 0 }), 'music')).toBeUndefined()
    expect(await said(wav({ statedSize: 0xffffffff }), 'music')).toBeUndefined()
    expect(await said(flac(), 'music')).toBeUndefined()
    expect(await said(flac({ tag: 500 }), 'music')).toBeUndefined()
    expect(await said(flac({ tag: 300_000 }), 'music')).toBeUndefined()
    expect(await said(flac({ rate: 22_050, tag: 300_000 }), 'music')).toBe('sampleRate')
  })

  it('leaves to the server what is only a warning beside the main audio', async () => {
    expect(await said(wav({ rate: 22_050, channels: 1, seconds: 20 }), 'karaoke')).toBeUndefined()
  })

  it('refuses what the server would refuse, before a byte is sent', async () => {
    expect(await said(wav({ rate: 22_050 }), 'music')).toBe('sampleRate')
    expect(await said(wav({ bits: 8 }), 'music')).toBe('bits')
    expect(await said(wav({ channels: 1 }), 'music')).toBe('mono')
    expect(await said(wav({ seconds: 29 }), 'music')).toBe('tooShort')
    expect(await said(wav({ seconds: 61 * 60 }), 'music')).toBe('tooLong')
    expect(await said(wav({ seconds: 70 }), 'short')).toBe('tooLong')
    expect(await said(named('song.wav', []), 'music')).toBe('empty')
    expect(await said(named('song.wav', ['x'], 2 ** 31), 'music')).toBe('tooLarge')
  })

  it('goes by what is inside, never by the name', async () => {
    expect(await said(named('song.wav', ['#EXTM3U\nhttp://127.0.0.1/']), 'music')).toBe('format')
    expect(await said(named('cover.png', ['<svg xmlns="http://www.w3.org/2000/svg"/>']), 'cover')).toBe(
      'format',
    )
    expect(await said(named('song.flac', [Buffer.from('ID3\u0004 and so on')]), 'music')).toBe('format')
    expect(await said(named('no-ending', [Buffer.from('%PDF-1.7')]), 'document')).toBeUndefined()
  })

  it('knows the size of a cover from its header', async () => {
    expect(await said(png(3000, 3000), 'cover')).toBeUndefined()
    expect(await said(png(4000, 3000), 'cover')).toBe('notSquare')
    expect(await said(png(2999, 2999), 'cover')).toBe('tooSmall')
    expect(await said(png(30_000, 30_000), 'cover')).toBe('tooBig')
  })

  it('knows a cover that is not saved as RGB', { tags: ['slow'] }, async () => {
    const drawing = sharp({ create: { width: 3000, height: 3000, channels: 3, background: '#b8402a' } })
    // Only the beginning is looked at: how small the rest is packed costs time and says nothing.
    const quickly = { compressionLevel: 1 }
    const saidOf = async (picture: Sharp) =>
      said(named('cover', [new Uint8Array(await picture.toBuffer())]), 'cover')
    expect(await saidOf(drawing.clone().jpeg())).toBeUndefined()
    expect(await saidOf(drawing.clone().png(quickly))).toBeUndefined()
    expect(await saidOf(drawing.clone().png({ ...quickly, palette: true, effort: 1 }))).toBeUndefined()
    expect(await saidOf(drawing.clone().grayscale().jpeg())).toBeUndefined()
    expect(await saidOf(drawing.clone().toColourspace('b-w').jpeg())).toBe('gray')
    expect(await saidOf(drawing.clone().toColourspace('b-w').jpeg({ progressive: true }))).toBe('gray')
    expect(await saidOf(drawing.clone().toColourspace('b-w').png(quickly))).toBe('gray')
    expect(await saidOf(drawing.clone().ensureAlpha().toColourspace('b-w').png(quickly))).toBe('gray')
    // Converted before it is stretched: all pixels of a cover take seconds.
    const few = sharp({ create: { width: 60, height: 60, channels: 3, background: '#b8402a' } })
    const inCmyk = few.pipelineColourspace('cmyk').resize(3000, 3000).toColourspace('cmyk')
    expect(await saidOf(inCmyk.jpeg())).toBe('cmyk')
    // One that is cut to size is drawn anew, in RGB.
    expect(await said(png(4000, 3000, 0), 'cover')).toBe('notSquare')
  })
})
