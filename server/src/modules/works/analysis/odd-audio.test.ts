// Files as programs really write them: each is judged by its sound, and by what product rules say about it alone.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MaterialType } from '#contract/works/material'
import { ffmpeg, makeSound, withoutFfmpeg } from '../../../testing/audio'
import {
  flacPicture,
  formChunk,
  id3WithPicture,
  riffChunk,
  wavOf,
  wavParts,
  withFlacBlock,
  withFormChunk,
} from '../../../testing/audio-chunks'
import { picture } from '../../../testing/pictures'
import { sampled } from '../../../testing/sampled'
import { analyseFile } from './analyse-file'
import { judgeFile } from './judge/judge-file'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tributary-odd-audio-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function failedRules(path: string, type: MaterialType = 'music') {
  const { analysis } = await analyseFile(path, type, {})
  const { results } = judgeFile(type, analysis, {})
  return results.filter(({ verdict }) => verdict === 'fail').map(({ rule }) => rule)
}

/** So short that all of them take no longer than one song. That they are too short is said elsewhere. */
const seconds = 2
const brief = (name: string, as?: string[], filter?: string) =>
  makeSound(folder, name, { seconds, as, filter })
const wav = onceMade('base.wav')
const flac = onceMade('base.flac', ['-c:a', 'flac', '-sample_fmt', 's16'])
const aiff = onceMade('base.aiff', ['-c:a', 'pcm_s16be'])

/** Everybody gets bytes of their own to spoil. */
function onceMade(name: string, as?: string[]) {
  let made: Promise<Buffer> | undefined
  return async () => {
    made ??= brief(name, as).then(path => readFile(path))
    return Buffer.from(await made)
  }
}

async function withChunks(before: Buffer[], after: Buffer[] = []) {
  const { format, samples } = wavParts(await wav())
  return wavOf(riffChunk('fmt ', format), ...before, riffChunk('data', samples), ...after)
}

async function streamed(statedSize: number) {
  const { format, samples } = wavParts(await wav())
  return wavOf(riffChunk('fmt ', format), riffChunk('data', samples, statedSize))
}

/** What a program leaves open that writes as it goes. */
async function flacWithoutLength() {
  const file = await flac()
  file[21] = (file[21] as number) & 0xf0
  file.fill(0, 22, 26)
  return file
}

async function flacWithChecksum(byte: number) {
  const file = await flac()
  file.fill(byte, 26, 42)
  return file
}

async function converted(name: string, ...as: string[]) {
  await wav()
  await ffmpeg('-i', join(folder, 'base.wav'), ...as, join(folder, name))
  return readFile(join(folder, name))
}

const largePicture = async () => Buffer.concat([await picture('jpeg'), Buffer.alloc(200_000, 7)])
const tagAtTheEnd = Buffer.concat([Buffer.from('TAGa song'), Buffer.alloc(119)])
const bext = riffChunk('bext', Buffer.alloc(602))
const info = riffChunk('LIST', Buffer.concat([Buffer.from('INFO'), riffChunk('INAM', Buffer.from('a song'))]))
const cue = riffChunk('cue ', Buffer.concat([Buffer.from([1, 0, 0, 0]), Buffer.alloc(24)]))

type Make = () => Promise<Buffer | string>

const goodOnes: [what: string, make: Make][] = [
  ['RF64', () => brief('large.wav', ['-c:a', 'pcm_s16le', '-rf64', 'always'])],
  ['floating point in a WAV', () => brief('float.wav', ['-c:a', 'pcm_f32le'])],
  ['floating point of 64 bits', () => brief('double.wav', ['-c:a', 'pcm_f64le'])],
  ['24 bits, which are written as extensible', () => brief('24.wav', ['-c:a', 'pcm_s24le'])],
  ['32 bits at 192 kHz', () => brief('192.wav', ['-c:a', 'pcm_s32le', '-ar', '192000'])],
  ['a WAV whose size was left at nought', () => streamed(0)],
  ['a WAV whose size was left at all ones', () => streamed(0xffff_ffff)],
  ['a broadcast WAV', () => withChunks([bext])],
  ['a WAV with notes before the sound', () => withChunks([info, cue])],
  ['a WAV with notes behind the sound', () => withChunks([], [info, cue])],
  ['a part of odd length', () => withChunks([riffChunk('note', Buffer.from('odd'))])],
  ['a WAV with an old tag behind its end', async () => Buffer.concat([await wav(), tagAtTheEnd])],
  ['AIFC with the bytes turned round', () => converted('sowt.aifc', '-c:a', 'pcm_s16le', '-f', 'aiff')],
  ['AIFF of 24 bits at 96 kHz', () => brief('96.aiff', ['-c:a', 'pcm_s24be', '-ar', '96000'])],
  ['FLAC of 24 bits', () => brief('24.flac', ['-c:a', 'flac', '-sample_fmt', 's32'])],
  ['FLAC that does not say its length', flacWithoutLength],
  ['FLAC without a checksum', () => flacWithChecksum(0)],
  ['FLAC with a wrong checksum, which decodes all the same', () => flacWithChecksum(9)],
  ['FLAC with an old tag behind its end', async () => Buffer.concat([await flac(), tagAtTheEnd])],
]

const withPictures: [what: string, make: Make][] = [
  ['FLAC with a picture', async () => withFlacBlock(await flac(), 6, flacPicture(await picture('jpeg')))],
  [
    'FLAC with a PNG',
    async () => withFlacBlock(await flac(), 6, flacPicture(await picture('png'), 'image/png')),
  ],
  [
    'FLAC with a picture that is none',
    async () => withFlacBlock(await flac(), 6, flacPicture(Buffer.from('no picture'))),
  ],
  [
    'FLAC with a picture that says it is longer than it is',
    async () => withFlacBlock(await flac(), 6, flacPicture(await picture('jpeg'), 'image/jpeg', 900_000)),
  ],
  [
    'FLAC behind a tag with a picture',
    async () => Buffer.concat([id3WithPicture(await picture('jpeg')), await flac()]),
  ],
  [
    'FLAC behind a tag with a large picture',
    async () => Buffer.concat([id3WithPicture(await largePicture()), await flac()]),
  ],
  [
    'WAV with a picture before the sound',
    async () => withChunks([riffChunk('id3 ', id3WithPicture(await picture('jpeg')))]),
  ],
  [
    'WAV with a picture behind the sound',
    async () => withChunks([], [riffChunk('id3 ', id3WithPicture(await picture('png'), 'image/png'))]),
  ],
  [
    'AIFF with a picture',
    async () => withFormChunk(await aiff(), formChunk('ID3 ', id3WithPicture(await picture('jpeg')))),
  ],
]

const badOnes: [what: string, make: Make, failed: string[]][] = [
  ['8 bits', () => brief('8.wav', ['-c:a', 'pcm_u8']), ['bitDepth']],
  ['22 kHz', () => brief('22.wav', ['-c:a', 'pcm_s16le', '-ar', '22050']), ['sampleRate']],
  ['mono', () => brief('mono.wav', undefined, 'pan=mono|c0=c0'), ['stereo']],
  [
    'six channels',
    () => brief('six.wav', undefined, 'pan=5.1|c0=c0|c1=c1|c2=c0|c3=c0|c4=c1|c5=c1'),
    ['stereo'],
  ],
  [
    'a WAV without sound',
    async () => wavOf(riffChunk('fmt ', wavParts(await wav()).format), riffChunk('data', Buffer.alloc(0))),
    ['readable'],
  ],
  ['a WAV without its end', async () => (await wav()).subarray(0, 200_000), ['readable']],
  ['an AIFF without its end', async () => (await aiff()).subarray(0, 200_000), ['readable']],
  ['a FLAC without its end', async () => cutFlac(await flac()), ['readable']],
  [
    'a FLAC with a picture and without its end',
    async () => cutFlac(withFlacBlock(await flac(), 6, flacPicture(await picture('jpeg')))),
    ['readable'],
  ],
  [
    'a FLAC with a picture and a hole in it',
    async () => damaged(withFlacBlock(await flac(), 6, flacPicture(await picture('jpeg')))),
    ['readable'],
  ],
  [
    'a FLAC whose sound begins with a hole',
    async () => damaged(await flac(), firstFrame(await flac())),
    ['readable'],
  ],
  ['words called a WAV', async () => Buffer.from('this is no sound'), ['format']],
  ['an MP3 called a WAV', () => converted('song.mp3', '-b:a', '128k'), ['format']],
  ['FLAC inside OGG', () => converted('flac.ogg', '-c:a', 'flac'), ['format']],
  ['Sony Wave64', () => converted('long.w64'), ['format']],
  ['packed sound in a WAV', () => brief('packed.wav', ['-c:a', 'adpcm_ms']), ['format']],
]

const cutFlac = (file: Buffer) => file.subarray(0, Math.floor(file.length * 0.6))

const damaged = (file: Buffer, at = Math.floor(file.length / 2)) =>
  Buffer.from(file).fill(0x5a, at, at + 3000)
/** Behind the head of it, which has to stay, or there would be one frame less. */
const firstFrame = (file: Buffer) => file.indexOf(Buffer.from([0xff, 0xf8])) + 100

describe.skipIf(withoutFfmpeg())('a main audio', () => {
  it.each([...sampled(goodOnes, 3), ...sampled(withPictures, 2)])('is fine as %s', async (what, make) => {
    expect(await judgedAs(what, make)).toEqual([])
  })

  it.each(sampled(badOnes, 4))('is refused as %s, by the rule that it breaks', async (what, make, failed) => {
    expect(await judgedAs(what, make)).toEqual(failed)
  })

  it('is accepted with a picture in it as a whole', async () => {
    const song = await readFile(await makeSound(folder, 'song.flac', { as: ['-c:a', 'flac'] }))
    const path = join(folder, 'song-with-picture.flac')
    await writeFile(path, withFlacBlock(song, 6, flacPicture(await picture('jpeg'))))
    expect(await failedRules(path)).toEqual([])
  })

  it.each([
    ['a picture', () => picture('jpeg')],
    ['a large picture', largePicture],
  ])('is fine as a short MP3 with %s', async (_, cover) => {
    const song = await makeSound(folder, 'short.mp3', {
      seconds: 16,
      as: ['-b:a', '128k', '-id3v2_version', '0'],
    })
    const path = join(folder, 'short-with-picture.mp3')
    await writeFile(path, Buffer.concat([id3WithPicture(await cover()), await readFile(song)]))
    expect(await failedRules(path, 'short')).toEqual([])
  })

  async function judgedAs(what: string, make: Make) {
    const made = await make()
    const path = join(folder, `${what.replace(/\W/g, '-')}.wav`)
    await writeFile(path, typeof made === 'string' ? await readFile(made) : made)
    return (await failedRules(path)).filter(rule => rule !== 'length')
  }
})
