import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { picture } from '../../../testing/pictures'
import { findFormat, formatOf } from './file-format'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tributary-format-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function formatOfFile(bytes: Buffer | string) {
  const path = join(folder, 'cover.jpg')
  await writeFile(path, bytes)
  return findFormat(path)
}

const box = (kind: string, brand: string) => `\0\0\0\x18${kind}${brand}`

describe('the format of a file', () => {
  it.each([
    ['wav', 'RIFF\0\0\0\0WAVEfmt '],
    ['wav', 'RF64\xff\xff\xff\xffWAVEds64'],
    ['flac', 'fLaC\0\0\0\x22'],
    ['flac', `ID3\x03\0\0\0\0\0\x04\0\0\0\0fLaC\0`],
    ['aiff', 'FORM\0\0\0\0AIFFCOMM'],
    ['aiff', 'FORM\0\0\0\0AIFCFVER'],
    ['webp', 'RIFF\0\0\0\0WEBPVP8 '],
    ['mp4', box('ftyp', 'isom')],
    ['mov', box('ftyp', 'qt  ')],
    ['mov', box('moov', 'mvhd')],
    ['m4a', box('ftyp', 'M4A ')],
    ['heic', box('ftyp', 'heic')],
    ['pdf', '%PDF-1.7\n'],
    ['ogg', 'OggS\0\x02'],
    ['gif', 'GIF89a<script>alert(1)</script>'],
    ['hls', '#EXTM3U\n#EXT-X-VERSION:3\nhttp://inner/secret'],
    ['hls', '\xef\xbb\xbf#EXTM3U\n'],
    ['svg', '<?xml version="1.0"?><!-- a --><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['svg', '  <svg onload="alert(1)">'],
    ['html', '<!DOCTYPE html><body>'],
    ['html', 'a song <script src="//evil">'],
    ['text', 'Once upon a time'],
    ['text', 'BM is how this song begins'],
    ['unknown', '\x01\x02\x03\x04'],
    ['unknown', ''],
  ])('is %s for %j', (format, bytes) => {
    expect(formatOf(Buffer.from(bytes, 'latin1'))).toBe(format)
  })

  it('is that of the picture, whatever it is called', async () => {
    expect(await formatOfFile(await picture('png'))).toBe('png')
    expect(await formatOfFile(await picture('jpeg'))).toBe('jpeg')
    expect(await formatOfFile(await picture('gif'))).toBe('gif')
  })

  it('is a web page for a picture that is one too', async () => {
    const [jpeg, png] = [await picture('jpeg'), await picture('png')]
    const page = Buffer.from('<html><script>alert(1)</script></html>')
    expect(await formatOfFile(Buffer.concat([jpeg, page]))).toBe('html')
    // A second mark of the end does not hide it.
    expect(await formatOfFile(Buffer.concat([jpeg, page, Buffer.from([0xff, 0xd9])]))).toBe('html')
    expect(await formatOfFile(Buffer.concat([png, Buffer.from('<svg onload="x">')]))).toBe('svg')
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, page.length + 2]), page])
    expect(await formatOfFile(Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]))).toBe('html')
    const text = pngChunk('tEXt', page)
    expect(await formatOfFile(Buffer.concat([png.subarray(0, 33), text, png.subarray(33)]))).toBe('html')
  })

  it('stays a picture with the notes that cameras and programs leave', async () => {
    const noted = await sharp(await picture('jpeg'))
      .withExif({ IFD0: { Copyright: 'somebody & <somebody>' } })
      .withMetadata()
      .jpeg()
      .toBuffer()
    expect(await formatOfFile(noted)).toBe('jpeg')
  })

  // With one pattern for all of them, thirty comments took minutes, and forty some days.
  it('is found soon behind as many comments as there is room for', async () => {
    expect(formatOf(Buffer.from('<!---->'.repeat(9000)))).toBe('text')
    expect(formatOf(Buffer.from('<!--'.repeat(16_000)))).toBe('text')
    const told = '<!-- not <html> -->\n'.repeat(3000)
    expect(formatOf(Buffer.from(`<?xml version="1.0"?>\n${told}<svg>`))).toBe('svg')
    expect(formatOf(Buffer.from(`${told}<!DOCTYPE svg PUBLIC "a">\n<svg>`))).toBe('svg')
  })
})

function pngChunk(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length, 0)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, body, Buffer.alloc(4)])
}
