import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type ChannelProfile, emptyProfile } from '#contract/distribution/channel-profile'
import { ffmpeg, makeSound, pcmHash, withoutFfmpeg } from '../../../testing/audio'
import { packingPlace } from '../../../testing/packing-place'
import { readAudioHeader } from '../../works/works.public'
import { audioRecipe, type MasterFormat, type MasterSound } from './audio-recipe'
import { packResource } from './pack-resource'

const hiRes = ['-ar', '96000', '-c:a', 'flac', '-sample_fmt', 's32']

describe.skipIf(withoutFfmpeg())('sound for channels', () => {
  let place: Awaited<ReturnType<typeof packingPlace>>
  beforeAll(async () => {
    place = await packingPlace()
  })
  afterEach(() => vi.unstubAllEnvs())
  afterAll(() => place.close())

  const sound = (name: string, as: string[]) => makeSound(place.folder, name, { seconds: 2, as })

  async function soundOf(path: string, format: MasterFormat): Promise<MasterSound> {
    const header = await readAudioHeader(path, format)
    if (!header) throw new Error('no header')
    return { ...header, format, seconds: 2 }
  }

  async function packed(path: string, format: MasterFormat, accepted: Partial<ChannelProfile['audio']> = {}) {
    const recipe = audioRecipe(await soundOf(path, format), { ...emptyProfile.audio, ...accepted })
    return place.pack(await place.storeFile(path, 'song'), recipe)
  }

  it('has no picture and no tag left, and every sample', async () => {
    const picture = join(place.folder, 'cover.jpg')
    await sharp({ create: { width: 300, height: 300, channels: 3, background: 'red' } }).toFile(picture)
    const plain = await sound('plain.flac', ['-c:a', 'flac', '-sample_fmt', 's16'])
    const path = join(place.folder, 'tagged.flac')
    const attached = ['-map', '0:a', '-map', '1:v', '-c', 'copy', '-disposition:v', 'attached_pic']
    await ffmpeg('-i', plain, '-i', picture, ...attached, '-metadata', 'title=Secret', path)
    const tagged = await readFile(path)
    expect(tagged.includes('Secret')).toBe(true)
    expect(blocksOf(tagged)).toContain(pictureBlock)
    const { facts, bytes, ...file } = await packed(path, 'flac')
    expect(facts).toEqual({ codec: 'flac', seconds: 2, sampleRate: 44_100, bitsPerSample: 16, channels: 2 })
    expect(bytes.includes('Secret')).toBe(false)
    expect(blocksOf(bytes)).not.toContain(pictureBlock)
    expect(await pcmHash(file.path)).toBe(await pcmHash(path))
    expect(file.size).toBe(bytes.length)
    expect(file.sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
    expect(file.md5).toBe(createHash('md5').update(bytes).digest('hex'))
  })

  it('is a plain WAV of the same samples where it came as WAV', async () => {
    const path = await sound('tagged.wav', ['-c:a', 'pcm_s24le', '-metadata', 'title=Secret'])
    const { facts, bytes, path: made } = await packed(path, 'wav')
    expect(facts).toMatchObject({ codec: 'wav', bitsPerSample: 24, sampleRate: 44_100, seconds: 2 })
    expect(bytes.includes('Secret')).toBe(false)
    expect(bytes.includes('LIST')).toBe(false)
    expect(await pcmHash(made)).toBe(await pcmHash(path))
  })

  it('is FLAC where it came as AIFF, without loss', async () => {
    const path = await sound('song.aiff', ['-c:a', 'pcm_s24be', '-metadata', 'title=Secret'])
    const { facts, path: made } = await packed(path, 'aiff')
    expect(facts).toMatchObject({ codec: 'flac', bitsPerSample: 24, sampleRate: 44_100 })
    expect(await pcmHash(made)).toBe(await pcmHash(path))
  })

  it('is converted to what the channel takes at most', async () => {
    const path = await sound('hi-res.flac', hiRes)
    const most = { most_sample_rate: 44_100, most_bits: 16 } as const
    const { facts } = await packed(path, 'flac', most)
    expect(facts).toMatchObject({ codec: 'flac', sampleRate: 44_100, bitsPerSample: 16 })
    expect(facts.seconds).toBeCloseTo(2, 3)
    const asWav = await packed(path, 'flac', { codecs: ['wav'], most_sample_rate: 48_000 })
    expect(asWav.facts).toMatchObject({ codec: 'wav', sampleRate: 48_000, bitsPerSample: 24 })
  })

  it('fades into noise instead of steps where bits are taken away', async () => {
    const quiet = 'volume=-96dB'
    const path = await makeSound(place.folder, 'quiet.flac', {
      seconds: 1,
      filter: quiet,
      as: ['-c:a', 'flac', '-sample_fmt', 's32'],
    })
    const { bytes, path: made } = await packed(path, 'flac', { codecs: ['wav'], most_bits: 16 })
    const cut = join(place.folder, 'cut.wav')
    await ffmpeg('-i', path, '-c:a', 'pcm_s16le', cut)
    expect(bytes.length).toBeGreaterThan(0)
    expect(await pcmHash(made)).not.toBe(await pcmHash(cut))
  })

  it('is packed once for all channels that want the same', async () => {
    const path = await sound('shared.flac', ['-c:a', 'flac', '-sample_fmt', 's16'])
    const first = await packed(path, 'flac')
    const second = await packed(path, 'flac', { codecs: ['flac'], most_sample_rate: 48_000, most_bits: 24 })
    expect(second.id).toBe(first.id)
  })

  it('ends as one file where two pack it at once', async () => {
    const path = await sound('parallel.flac', [
      '-c:a',
      'flac',
      '-sample_fmt',
      's16',
      '-compression_level',
      '0',
    ])
    const before = await place.packedNames()
    const recipe = audioRecipe(await soundOf(path, 'flac'), emptyProfile.audio)
    const master = await place.storeFile(path)
    const made = await Promise.all([1, 2].map(() => packResource(place, master, recipe)))
    expect(made[0]).toEqual(made[1])
    expect(await place.packedNames()).toHaveLength(before.length + 1)
  })

  it.each(['cut off', 'cut off between two frames', 'damaged inside'])(
    'is refused when its master is %s',
    async how => {
      const path = await sound('whole.flac', [
        '-c:a',
        'flac',
        '-sample_fmt',
        's16',
        '-compression_level',
        '3',
      ])
      const whole = await readFile(path)
      const master = await place.store(await spoiled(whole, how), 'song.flac')
      const recipe = audioRecipe(await soundOf(path, 'flac'), emptyProfile.audio)
      const work = await mkdtemp(join(place.folder, 'work-'))
      vi.stubEnv('TMPDIR', work)
      await expect(place.pack(master, recipe)).rejects.toMatchObject({
        key: 'delivery.masterDamaged',
        params: { file: 'song.flac' },
      })
      expect(await readdir(work)).toEqual([])
    },
  )

  it('is refused when its master is not what was stored, or gone', async () => {
    const path = await sound('rotten.flac', ['-c:a', 'flac', '-sample_fmt', 's16', '-compression_level', '1'])
    const recipe = audioRecipe(await soundOf(path, 'flac'), emptyProfile.audio)
    const master = await place.storeFile(path, 'song.flac')
    const other = { ...master, sha256: Buffer.alloc(32, 1) }
    await expect(place.pack(other, recipe)).rejects.toMatchObject({ key: 'delivery.masterChanged' })
    const gone = { ...master, storageKey: `${master.storageKey}-gone` }
    await expect(place.pack(gone, recipe)).rejects.toMatchObject({ key: 'delivery.masterMissing' })
  })

  async function spoiled(whole: Buffer, how: string): Promise<Buffer> {
    if (how === 'cut off') return whole.subarray(0, Math.floor(whole.length / 2))
    if (how === 'damaged inside') {
      const copy = Buffer.from(whole)
      copy.fill(0x5a, Math.floor(copy.length / 2), Math.floor(copy.length / 2) + 200)
      return copy
    }
    // A shorter recording under the stated length of the whole one.
    const short = join(place.folder, 'short.flac')
    await ffmpeg(
      '-i',
      join(place.folder, 'whole.flac'),
      '-t',
      '1',
      '-c:a',
      'flac',
      '-compression_level',
      '3',
      short,
    )
    const shorter = await readFile(short)
    whole.copy(shorter, 18, 18, 26)
    return shorter
  }
})

const pictureBlock = 6

/** The kinds of metadata blocks of a FLAC file. */
function blocksOf(bytes: Buffer): number[] {
  const kinds: number[] = []
  for (let at = 4, isLast = false; !isLast; at += 4 + bytes.readUIntBE(at + 1, 3)) {
    const kind = bytes[at] as number
    isLast = kind >= 0x80
    kinds.push(kind & 0x7f)
  }
  return kinds
}
