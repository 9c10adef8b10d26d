import { appendFile, symlink } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withoutFfmpeg } from '../../testing/audio'
import { buildLyrics, buildMessageTrack } from '../../testing/build-message'
import type { Materials } from '../../testing/build-package'
import { type FaultyPackage, inXml, openFaultyPackages, faultyUpc as upc } from '../../testing/faulty-package'

const coverFile = `${upc}/resources/${upc}_cover.jpg`
const soundFile = `${upc}/resources/${upc}_01_001.flac`

const picture = (draw: (canvas: Sharp) => Sharp) =>
  draw(sharp({ create: { width: 300, height: 300, channels: 3, background: '#b8402a' } })).toBuffer()
const withSound = (bytes: Buffer, seconds = 1.4): Partial<Materials> => ({
  sound: async () => ({ bytes, seconds }),
})

describe.skipIf(withoutFfmpeg())('a package is refused for its files', () => {
  let faulty: Awaited<ReturnType<typeof openFaultyPackages>>
  beforeAll(async () => {
    faulty = await openFaultyPackages()
  })
  afterAll(() => faulty.close())

  it.each<[string, string, FaultyPackage]>([
    [
      'a path leads out of it',
      'badPath',
      { spoil: inXml('resources/123456789012_cover.jpg', 'resources/../../x.jpg') },
    ],
    [
      'a file is a link',
      'badPath',
      { afterwards: place => symlink('/etc/passwd', path.join(place, upc, 'passwd')) },
    ],
    ['one file is named twice', 'doubledPath', { spoil: inXml('_cover.jpg', '_01_001.flac') }],
    ['a file is missing', 'noFile', { spoil: ({ files }) => files.delete(soundFile) }],
    [
      'a file is not named',
      'unnamedFile',
      { spoil: ({ files }) => files.set(`${upc}/resources/x.flac`, Buffer.from('x')) },
    ],
    [
      'a takedown has something beside it',
      'unnamedFile',
      {
        message: { kind: 'takedown' },
        spoil: ({ files }) => files.set(coverFile, Buffer.from('x')),
      },
    ],
    [
      'a file has another size',
      'wrongSize',
      { afterwards: place => appendFile(path.join(place, soundFile), 'x') },
    ],
    [
      'a file has another hash',
      'wrongHash',
      { version: '382', afterwards: place => appendFile(path.join(place, soundFile), 'x') },
    ],
    ['its audio is none', 'badAudio', { files: withSound(Buffer.from('not a sound')) }],
    ['its duration is another one', 'wrongDuration', { spoil: inXml(/PT0M1S/g, 'PT0M9S') }],
    ['its audio has another rate', 'otherAudio', { spoil: inXml('>44100<', '>48000<') }],
    [
      'its audio has fewer channels',
      'otherAudio',
      { spoil: inXml('<NumberOfChannels>2', '<NumberOfChannels>1') },
    ],
    ['its audio is in another format', 'badAudio', { spoil: inXml('>FLAC<', '>MP3<') }],
    ['its cover is none', 'badCover', { files: { cover: Buffer.from('not a picture') } }],
    ['its cover has another size', 'coverSize', { files: { coverSide: 301 } }],
    [
      'its film is none',
      'badVideo',
      {
        message: { release: { kind: 'video' } },
        files: { film: async () => ({ bytes: Buffer.from('no film'), seconds: 1 }) },
      },
    ],
    [
      'its lyrics are no text',
      'badLyrics',
      {
        message: {
          tracks: [buildMessageTrack(1, { lyrics: buildLyrics(1) })],
        },
        files: { lyrics: Buffer.from([0xff, 0xfe]) },
      },
    ],
  ])('when %s', async (_, key, wanted) => {
    expect(await faulty.refusalOf(wanted)).toEqual([`sandbox.${key}`, expect.any(Object)])
  })

  it('when its audio ends too early', async () => {
    const { bytes } = await faulty.materials.sound('flac')
    expect(await faulty.refusalOf({ files: withSound(bytes.subarray(0, bytes.length - 2000)) })).toEqual([
      'sandbox.badAudio',
      { path: `resources/${upc}_01_001.flac` },
    ])
  })

  it('when a part of its audio cannot be decoded, though it is as long as it should be', async () => {
    const bytes = Buffer.from((await faulty.materials.sound('mp3')).bytes)
    bytes.fill(0, Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 1500)
    const track = buildMessageTrack()
    const tracks = [{ ...track, audio: { ...track.audio, codec: 'mp3' as const } }]
    expect(await faulty.refusalOf({ message: { tracks }, files: withSound(bytes) })).toMatchObject([
      'sandbox.badAudio',
      {},
    ])
  })

  it('when a byte of its audio is another one', async () => {
    const bytes = Buffer.from((await faulty.materials.sound('flac')).bytes)
    bytes[bytes.length - 3000] = (bytes[bytes.length - 3000] ?? 0) ^ 1
    expect(await faulty.refusalOf({ files: withSound(bytes) })).toMatchObject(['sandbox.badAudio', {}])
  })

  it.each<[string, string, (canvas: Sharp) => Sharp]>([
    ['is grey', 'coverColours', canvas => canvas.toColourspace('b-w').jpeg()],
    ['is for print', 'coverColours', canvas => canvas.toColourspace('cmyk').jpeg()],
    ['has a profile', 'coverMetadata', canvas => canvas.withIccProfile('srgb').jpeg()],
    ['has metadata', 'coverMetadata', canvas => canvas.withExif({ IFD0: { Artist: 'x' } }).jpeg()],
    ['is a PNG', 'badCover', canvas => canvas.png()],
  ])('when its cover %s', async (_, key, draw) => {
    expect(await faulty.refusalOf({ files: { cover: await picture(draw) } })).toEqual([`sandbox.${key}`, {}])
  })

  it('when its cover ends too early', async () => {
    const { cover } = faulty.materials
    expect(await faulty.refusalOf({ files: { cover: cover.subarray(0, cover.length - 200) } })).toEqual([
      'sandbox.badCover',
      {},
    ])
  })
})
