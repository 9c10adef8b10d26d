import { readFile } from 'node:fs/promises'
import iconv from 'iconv-lite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ChannelProfile, emptyProfile } from '#contract/distribution/channel-profile'
import type { MaterialType } from '#contract/works/material'
import { ffmpeg, makeSound, withoutFfmpeg } from '../../../testing/audio'
import { buildDeliveredTrack, buildInputs } from '../../../testing/build-delivery'
import { buildWork } from '../../../testing/build-work'
import { buildMember } from '../../../testing/builders'
import { arrive, check } from '../../../testing/materials'
import { packingPlace } from '../../../testing/packing-place'
import { picture } from '../../../testing/pictures'
import { mastersOf } from '../../works/works.public'
import { packDelivery } from './pack-delivery'
import { packParts } from './pack-parts'

/** Uploaded, checked and read back as packing finds it. What the rules think of such small files is not asked here. */
describe.skipIf(withoutFfmpeg())('a work whose files were checked', () => {
  let base: Awaited<ReturnType<typeof packingPlace>>
  let workId: number
  let trackId: number
  beforeAll(async () => {
    base = await packingPlace()
    const { memberId } = await buildMember(base.database, base.agentId)
    workId = await buildWork(base, memberId, { without: ['music', 'lyric', 'cover'] })
    const rows = await base.asOwner<{ id: string }>('select id from tracks where work_id = $1', [workId])
    trackId = Number(rows[0]?.id)
    const put = async (type: MaterialType, body: Buffer) => {
      const of = type === 'cover' ? {} : { trackId }
      await check(base, await arrive(base, { memberId, workId, type, body, ...of }))
    }
    const sound = { seconds: 2, as: ['-ar', '96000', '-c:a', 'pcm_s24be'] }
    await put('music', await readFile(await makeSound(base.folder, 'song.aiff', sound)))
    await put('lyric', iconv.encode('[00:01.00]夜里航行的船，慢慢靠近了灯塔\r\n', 'GB18030'))
    await put('cover', await picture('png'))
    await put('mv', await film())
    await base.asOwner("update materials set state = 'passed' where work_id = $1", [workId])
  })
  afterAll(() => base.close())

  async function film(): Promise<Buffer> {
    const path = `${base.folder}/film.mov`
    const sources = ['-f', 'lavfi', '-i', 'testsrc=s=320x180:r=25:d=1', '-f', 'lavfi', '-i', 'sine=d=1']
    await ffmpeg(...sources, '-c:v', 'libx264', '-preset', 'ultrafast', path)
    return readFile(path)
  }

  async function inputs(audio: Partial<ChannelProfile['audio']> = {}) {
    const materials = await base.database.read(base.agentId, tx => mastersOf(tx, workId))
    const { channel } = buildInputs()
    const profile = { ...channel.profile, audio: { ...emptyProfile.audio, ...audio } }
    const tracks = [{ ...buildDeliveredTrack(), id: trackId }]
    return { ...buildInputs({ tracks, channel: { profile } }), materials }
  }

  it('is packed as each channel takes it', async () => {
    const { parts, files } = await packParts(base, await inputs())
    expect(parts.audio.get(trackId)).toMatchObject({
      codec: 'flac',
      sampleRate: 96_000,
      bitsPerSample: 24,
      seconds: 2,
    })
    expect(parts.lyrics.get(trackId)).toMatchObject({
      isTimed: true,
      size: Buffer.byteLength('[00:01.00]夜里航行的船，慢慢靠近了灯塔\n'),
    })
    expect(parts.cover).toMatchObject({ codec: 'jpeg', width: 400, height: 400 })
    expect(files).toHaveLength(3)
    const small = await packParts(
      base,
      await inputs({ codecs: ['wav'], most_sample_rate: 44_100, most_bits: 16 }),
    )
    expect(small.parts.audio.get(trackId)).toMatchObject({
      codec: 'wav',
      sampleRate: 44_100,
      bitsPerSample: 16,
    })
  })

  it('has its video delivered as a release of its own', async () => {
    const wanted = await inputs()
    const video = { trackId, upc: '6901234567892', isrc: 'CNT012699999' }
    const place = { ...base, findSchemas: async () => undefined }
    const { files } = await packDelivery(place, { ...wanted, delivery: { ...wanted.delivery, video } })
    expect(files.map(({ path }) => path)).toEqual([
      '6901234567892/resources/6901234567892_cover.jpg',
      '6901234567892/resources/6901234567892_video.mov',
      '6901234567892/6901234567892.xml',
      'BatchComplete_20261116133804123.xml',
    ])
  })
})
