import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MaterialType, RuleResult } from '#contract/works/material'
import { ffmpeg, hasFingerprints, makeSound, type WantedSound, withoutFfmpeg } from '../../../testing/audio'
import { sampled } from '../../../testing/sampled'
import { analyseFile } from './analyse-file'
import { likenessOf } from './fingerprint-likeness'
import { judgeFile } from './judge/judge-file'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tributary-audio-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const sound = (name: string, wanted?: WantedSound) => makeSound(folder, name, wanted)

async function judged(path: string, type: MaterialType = 'music', context = {}) {
  const { analysis } = await analyseFile(path, type, {})
  const { state, results, facts } = judgeFile(type, analysis, context)
  const found = (rule: string) => results.find(entry => entry.rule === rule) as RuleResult
  const not = (verdict: string) => results.filter(entry => entry.verdict === verdict).map(({ rule }) => rule)
  return { state, results, facts, found, failed: not('fail'), warned: not('warn'), audio: analysis.audio }
}

describe.skipIf(withoutFfmpeg())('a main audio', () => {
  it('passes as WAV, FLAC and AIFF with 16 and 24 bits, and its facts are measured', {
    tags: ['slow'],
  }, async () => {
    const others: [string, WantedSound][] = [
      ['good.wav', {}],
      ['good.flac', { as: ['-c:a', 'flac', '-sample_fmt', 's16'] }],
      ['good-extensible.wav', { rate: 96_000, as: ['-c:a', 'pcm_s24le'] }],
      ['good-large.wav', { as: ['-c:a', 'pcm_s16le', '-rf64', 'always'] }],
      ['good-float.wav', { as: ['-c:a', 'pcm_f32le'] }],
    ]
    for (const [name, wanted] of sampled(others, 1)) {
      const { state, results } = await judged(await sound(name, wanted))
      expect(state, `${name} ${JSON.stringify(results)}`).toBe('passed')
    }
    const aiff = await sound('good.aiff', { rate: 48_000, as: ['-c:a', 'pcm_s24be'] })
    const { state, facts, audio, warned } = await judged(aiff)
    expect(state).toBe('passed')
    expect(facts).toMatchObject({ format: 'aiff', duration: 31, sampleRate: 48_000, bits: 24, channels: 2 })
    expect(facts.loudness).toBeGreaterThan(-25)
    expect(facts.truePeak).toBeLessThan(0)
    expect(Buffer.from(audio?.outline ?? '', 'base64')).toHaveLength(3000)
    expect(warned).toEqual([])
  })

  it('is judged by its content, whatever its name says', { tags: ['slow'] }, async () => {
    const wav = await sound('plain.wav')
    const renamed = join(folder, 'a-flac-they-say.flac')
    await writeFile(renamed, await readFile(wav))
    expect((await judged(renamed)).facts.format).toBe('wav')
    const mp3 = await sound('real.mp3', { as: ['-b:a', '128k'] })
    const disguised = join(folder, 'master.wav')
    await writeFile(disguised, await readFile(mp3))
    const { results } = await judged(disguised)
    expect(results).toEqual([
      { rule: 'format', verdict: 'fail', params: { found: 'mp3', wanted: 'wav, flac, aiff' }, at: [] },
    ])
  })

  it('is no playlist, however it is called, and no address in it is asked', async () => {
    const playlist = join(folder, 'song.mp3')
    await writeFile(playlist, '#EXTM3U\n#EXTINF:10,\nhttp://127.0.0.1:9/secret.ts\n')
    for (const type of ['music', 'short'] as const) {
      expect((await judged(playlist, type)).found('format')).toMatchObject({
        verdict: 'fail',
        params: { found: 'hls' },
      })
    }
  })

  it('is no packed sound inside a WAV', async () => {
    const packed = await sound('packed.wav', { as: ['-c:a', 'adpcm_ms'] })
    expect((await judged(packed)).failed).toEqual(['format'])
  })

  it('fails when its end is missing, in every format, at the second where it breaks off', async () => {
    const formats: [string, string[]][] = [
      ['cut.wav', ['-c:a', 'pcm_s16le']],
      ['cut.flac', ['-c:a', 'flac']],
      ['cut.aiff', ['-c:a', 'pcm_s16be']],
    ]
    for (const [name, as] of sampled(formats, 1)) {
      const file = await sound(name, { as, seconds: 40 })
      await truncate(file, Math.floor((await readFile(file)).length * 0.8))
      const { failed, found } = await judged(file)
      expect(failed, name).toEqual(['readable'])
      expect(found('readable').params).toMatchObject({ why: 'cutOff', wanted: 40 })
      expect(found('readable').at[0], name).toBeGreaterThan(25)
      expect(found('readable').at[0], name).toBeLessThan(36)
    }
  })

  it('fails when a part in the middle is damaged', async () => {
    const file = await sound('damaged.flac', { as: ['-c:a', 'flac'] })
    const bytes = await readFile(file)
    bytes.fill(0x5a, bytes.length / 2, bytes.length / 2 + 5000)
    await writeFile(file, bytes)
    expect((await judged(file)).failed).toEqual(['readable'])
  })

  it.each<[string, WantedSound, string[]]>([
    ['29 s', { seconds: 29 }, ['length']],
    ['22 kHz', { rate: 22_050 }, ['sampleRate']],
    ['8 bit', { as: ['-c:a', 'pcm_u8'] }, ['bitDepth']],
    ['mono', { filter: 'pan=mono|c0=c0' }, ['stereo']],
    ['silent', { filter: 'volume=0' }, ['silenceStart', 'silenceEnd', 'deadChannel']],
    ['a dead right channel', { filter: 'pan=stereo|c0=c0|c1=0*c1' }, ['deadChannel']],
    [
      '11 s of silence before',
      { seconds: 42, filter: "volume='if(lt(t,11),0,1)':eval=frame" },
      ['silenceStart'],
    ],
    [
      '11 s of silence behind',
      { seconds: 42, filter: "volume='if(gt(t,31),0,1)':eval=frame" },
      ['silenceEnd'],
    ],
  ])('fails with %s, by that rule alone', async (name, wanted, rules) => {
    const { failed, found } = await judged(await sound(`${name.replace(/\W/g, '-')}.wav`, wanted))
    expect(failed).toEqual(rules)
    if (rules[0] === 'deadChannel') expect(found('deadChannel').params).toEqual({ channel: 'right' })
    if (rules[0] === 'silenceEnd') expect(found('silenceEnd').at[0]).toBeCloseTo(31, 0)
  })

  it('is warned about, and passes all the same', { tags: ['slow'] }, async () => {
    const clipped = await judged(
      await sound('clipped.wav', { filter: "volume='if(between(t,12,12.5),12,1)':eval=frame" }),
    )
    expect(clipped.state).toBe('passed')
    expect(clipped.warned).toEqual(['truePeak', 'clipping'])
    expect(clipped.found('clipping').at[0]).toBeCloseTo(12, 0)
    const mono = await judged(await sound('mono-in-stereo.wav', { filter: 'pan=stereo|c0=c0|c1=c0' }))
    expect(mono.warned).toEqual(['monoInStereo'])
    const quiet = await judged(await sound('quiet.wav', { filter: 'volume=-24dB' }))
    expect(quiet.warned).toEqual(['loudness'])
  })

  it('is found out when it was an MP3 before', async () => {
    const original = await sound('original.wav')
    await ffmpeg('-i', original, '-b:a', '128k', join(folder, 'lossy.mp3'))
    await ffmpeg('-i', join(folder, 'lossy.mp3'), join(folder, 'pretended.wav'))
    expect((await judged(original)).warned).toEqual([])
    const { warned, found } = await judged(join(folder, 'pretended.wav'))
    expect(warned).toEqual(['lossySource'])
    expect(found('lossySource').params.cutoff).toBeGreaterThan(15_000)
    expect(found('lossySource').params.cutoff).toBeLessThan(18_000)
  })

  it.skipIf(!hasFingerprints)(
    'is known again when it was encoded anew, and is not taken for another',
    { tags: ['slow'] },
    async () => {
      const original = await judged(await sound('one.wav', { seconds: 40 }))
      await ffmpeg('-i', join(folder, 'one.wav'), '-b:a', '192k', join(folder, 'one.mp3'))
      const again = await judged(join(folder, 'one.mp3'), 'short')
      const other = await judged(await sound('other.wav', { seconds: 40, seed: 5 }))
      const print = original.audio?.fingerprint ?? []
      expect(likenessOf(print, again.audio?.fingerprint ?? [])?.likeness).toBeGreaterThan(0.7)
      expect(likenessOf(print, other.audio?.fingerprint ?? [])).toBeUndefined()
    },
  )
})

describe.skipIf(withoutFfmpeg())('what comes beside the main audio', () => {
  it('has its length to within two seconds, and waits for it', { tags: ['slow'] }, async () => {
    const file = await sound('accompany.wav', { seconds: 33 })
    expect((await judged(file, 'accompany')).found('sameLength').verdict).toBe('wait')
    expect((await judged(file, 'accompany', { mainDuration: 34.9 })).failed).toEqual([])
    expect((await judged(file, 'karaoke', { mainDuration: 35.2 })).failed).toEqual(['sameLength'])
  })

  it('may be an MP3 of 15 to 60 seconds as a short', async () => {
    const fine = await judged(await sound('short.mp3', { seconds: 20, as: ['-b:a', '192k'] }), 'short')
    expect(fine).toMatchObject({ state: 'passed', facts: { format: 'mp3' } })
    expect(fine.facts.duration).toBeCloseTo(20, 0)
    const brief = await sound('brief.mp3', { seconds: 14, as: ['-b:a', '192k'] })
    expect((await judged(brief, 'short')).failed).toEqual(['length'])
  })
})
