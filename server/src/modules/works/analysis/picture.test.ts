import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import QRCode from 'qrcode'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampled } from '../../../testing/sampled'
import { analyseFile } from './analyse-file'
import { judgeFile } from './judge/judge-file'

let folder: string
let pixels: Buffer
beforeAll(async () => {
  pixels = await draw()
  folder = await mkdtemp(join(tmpdir(), 'tributary-cover-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function judged(bytes: Buffer) {
  const path = join(folder, 'cover.png')
  await writeFile(path, bytes)
  const { analysis, thumbnails } = await analyseFile(path, 'cover', {})
  const { state, results, facts } = judgeFile('cover', analysis, {})
  const failed = results.filter(({ verdict }) => verdict === 'fail')
  return { state, facts, thumbnails, failed, rules: failed.map(({ rule }) => rule) }
}

/** Shapes and colours, as a cover has them. */
async function draw() {
  const [width, height] = [3000, 3000]
  const shapes = `<svg width="${width}" height="${height}"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#123"/>
    <stop offset="1" stop-color="#e94"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>
    <circle cx="60%" cy="40%" r="20%" fill="#fff8e8"/><circle cx="60%" cy="40%" r="10%" fill="#111"/>
    <rect x="8%" y="70%" width="50%" height="4%" fill="#eee"/><rect x="8%" y="78%" width="30%" height="4%" fill="#eee"/></svg>`
  return sharp(Buffer.from(shapes)).flatten().raw().toBuffer()
}

/** Drawn once, in other sizes by stretching: drawing takes longer than what is looked at. */
function drawing(width = 3000, height = width) {
  const drawn = sharp(pixels, { raw: { width: 3000, height: 3000, channels: 3 } })
  return width === 3000 && height === 3000 ? drawn : drawn.resize(width, height, { fit: 'fill' })
}

/** Its colours are those of a few pixels: converting all of a cover's takes seconds. */
function inCmyk() {
  return sharp({ create: { width: 60, height: 60, channels: 3, background: '#b8402a' } })
    .pipelineColourspace('cmyk')
    .resize(3000, 3000)
    .toColourspace('cmyk')
}

const quickly = { compressionLevel: 1 }

describe('a cover', () => {
  it('passes as a square JPEG or PNG of 3000 px, and gets its thumbnails', async () => {
    const { state, facts, thumbnails } = await judged(await drawing().jpeg().toBuffer())
    expect({ state, facts }).toEqual({
      state: 'passed',
      facts: { format: 'jpeg', width: 3000, height: 3000 },
    })
    const sizes = await Promise.all(thumbnails.map(async ({ webp }) => (await sharp(webp).metadata()).width))
    expect(sizes).toEqual([600, 160])
    expect((await judged(await drawing().png(quickly).toBuffer())).state).toBe('passed')
    expect((await judged(await drawing().ensureAlpha().png(quickly).toBuffer())).state).toBe('passed')
  })

  it('fails by the rule it breaks', { tags: ['slow'] }, async () => {
    expect((await judged(await drawing(3000, 3100).jpeg().toBuffer())).rules).toEqual(['square'])
    expect((await judged(await drawing(2999).jpeg().toBuffer())).rules).toEqual(['pixels'])
    const cmyk = await judged(await inCmyk().jpeg().toBuffer())
    expect(cmyk.failed[0]).toMatchObject({ rule: 'rgb', params: { found: 'cmyk' } })
    const gray = await judged(await drawing().toColourspace('b-w').jpeg().toBuffer())
    expect(gray.failed[0]).toMatchObject({ rule: 'rgb', params: { found: 'gray' } })
    const glass = await judged(await drawing().ensureAlpha(0.5).png(quickly).toBuffer())
    expect(glass.failed[0]).toMatchObject({ rule: 'rgb', params: { found: 'transparent' } })
  })

  const colours: [string, () => Sharp, string | undefined][] = [
    ['a JPEG saved as grey', () => drawing().toColourspace('b-w').jpeg(), 'gray'],
    ['a PNG saved as grey', () => drawing().toColourspace('b-w').png(quickly), 'gray'],
    ['a PNG of grey with 16 bits', () => drawing().toColourspace('grey16').png(quickly), 'gray'],
    [
      'a PNG of grey that can be seen through',
      () => drawing().ensureAlpha(0.5).toColourspace('b-w').png(quickly),
      'gray',
    ],
    [
      'a PNG of grey that only could',
      () => drawing().ensureAlpha().toColourspace('b-w').png(quickly),
      'gray',
    ],
    ['a PNG with a palette', () => drawing().png({ ...quickly, palette: true, effort: 1 }), undefined],
    ['a PNG of 16 bits', () => drawing().toColourspace('rgb16').png(quickly), undefined],
    ['a black and white one saved as RGB', () => drawing().grayscale().jpeg(), undefined],
  ]
  it.each(sampled(colours, 4))(
    'is told what to do about its colours, or nothing: %s',
    async (_, draw, found) => {
      const { failed } = await judged(await draw().toBuffer())
      expect(failed).toMatchObject(found ? [{ rule: 'rgb', params: { found } }] : [])
    },
  )

  it('fails when its end is missing', async () => {
    const [jpeg, png] = [await drawing().jpeg().toBuffer(), await drawing().png(quickly).toBuffer()]
    expect((await judged(jpeg.subarray(0, jpeg.length * 0.7))).rules).toEqual(['readable'])
    expect((await judged(png.subarray(0, png.length * 0.7))).rules).toEqual(['readable'])
  })

  it.each(sampled([180, 420, 1600], 1))('is found out with a QR code of %i px', async side => {
    const code = await QRCode.toBuffer('https://example.com/follow-me', { width: side, margin: 2 })
    const cover = await drawing()
      .composite([{ input: code, left: 1100, top: 900 }])
      .jpeg()
      .toBuffer()
    expect((await judged(cover)).rules).toEqual(['qrCode'])
  })

  it('is found out with a QR code that is turned, and with a light one on dark', async () => {
    const code = await QRCode.toBuffer('https://example.com/follow-me', { width: 600, margin: 4 })
    const turned = await sharp(code).rotate(20, { background: '#fff' }).toBuffer()
    const light = await QRCode.toBuffer('https://example.com/follow-me', {
      width: 600,
      margin: 4,
      color: { dark: '#f4e8d0', light: '#101820' },
    })
    for (const input of [turned, light]) {
      const cover = await drawing()
        .composite([{ input, left: 1100, top: 900 }])
        .jpeg()
        .toBuffer()
      expect((await judged(cover)).rules).toEqual(['qrCode'])
    }
  })

  it('is refused by its header alone when it would unfold to gigabytes', async () => {
    const { rules, thumbnails, facts } = await judged(bomb(30_000))
    expect(rules).toEqual(['pixels'])
    expect(facts).toMatchObject({ width: 30_000 })
    expect(thumbnails).toEqual([])
  })

  it.each([
    ['svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['html', '<!doctype html><script>alert(1)</script>'],
    ['gif', 'GIF89a/*<svg>*/'],
  ])('is no %s, whatever it is called', async (found, bytes) => {
    const { failed } = await judged(Buffer.from(bytes))
    expect(failed).toMatchObject([{ rule: 'format', params: { found, wanted: 'jpeg, png' } }])
  })
})

/** A PNG of a few bytes whose header promises this many pixels a side. */
function bomb(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = Buffer.from('789c030000000001', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), body])
  const out = Buffer.alloc(named.length + 8)
  out.writeUInt32BE(body.length, 0)
  out.set(named, 4)
  out.writeUInt32BE(crc32(named), named.length + 4)
  return out
}
