import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audioRules } from '#contract/works/material'
import { analyseFile } from '../modules/works/analysis/analyse-file'
import { startFingerprint } from '../modules/works/analysis/fingerprint'
import { likenessOf } from '../modules/works/analysis/fingerprint-likeness'
import { judgeFile } from '../modules/works/analysis/judge/judge-file'
import { findProgram } from '../modules/works/analysis/limited-program'
import { sampled } from '../testing/sampled'
import { CoverStudio } from './demo-cover'
import { DemoComposer } from './demo-music'
import { demoWorks } from './demo-songs'
import { demoRate } from './demo-wav'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tributary-demo-files-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const headerBytes = 44
const tracks = demoWorks.flatMap(work => work.tracks)

describe('a piece of the demo', () => {
  const canListen = findProgram('fpcalc') !== undefined
  const pieces: { bytes: number; codes: number[] }[] = []
  /** Each is composed once: that takes longer than what is asked about it. */
  beforeAll(async () => {
    const composer = new DemoComposer()
    for (const number of tracks.keys()) {
      const piece = composer.compose(number)
      const listening = canListen ? startFingerprint(demoRate, 2) : undefined
      listening?.add(piece.subarray(headerBytes))
      pieces.push({ bytes: piece.length, codes: (await listening?.finish()) ?? [] })
    }
  })

  it('is the same on every start and long enough for every rule', () => {
    expect(pieces.length).toBe(tracks.length)
    for (const { bytes } of pieces) {
      expect((bytes - headerBytes) / 4 / demoRate).toBeGreaterThan(audioRules.length.music.min)
    }
    const composer = new DemoComposer()
    composer.compose(0)
    expect(composer.compose(3).equals(new DemoComposer().compose(3))).toBe(true)
  })

  it.skipIf(!canListen)('is a recording of its own (skipped without fpcalc)', () => {
    const heard: number[][] = []
    for (const { codes } of pieces) {
      expect(heard.findIndex(other => likenessOf(codes, other) !== undefined)).toBe(-1)
      heard.push(codes)
    }
    expect(likenessOf(heard[3] ?? [], heard[3] ?? [])).toEqual({ likeness: 1, shift: 0 })
  })
})

describe('a cover of the demo', () => {
  it('passes every check', async () => {
    const studio = new CoverStudio()
    for (const { title } of sampled(demoWorks, 4)) {
      const path = join(folder, 'cover.png')
      await writeFile(path, await studio.draw(title))
      const { analysis } = await analyseFile(path, 'cover', {})
      const { results } = judgeFile('cover', analysis, {})
      expect(results.filter(({ verdict }) => verdict !== 'pass')).toEqual([])
    }
  })

  it('is the same on every start, whatever was painted before it', async () => {
    const studio = new CoverStudio()
    await studio.draw('灯塔')
    expect((await studio.draw('渡口')).equals(await new CoverStudio().draw('渡口'))).toBe(true)
  })
})
