import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MaterialType } from '#contract/works/material'
import { ffmpeg, withoutFfmpeg } from '../../../testing/audio'
import { picture } from '../../../testing/pictures'
import { analyseFile } from './analyse-file'
import { judgeFile } from './judge/judge-file'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tributary-video-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function judged(path: string, type: MaterialType) {
  const { analysis, thumbnails } = await analyseFile(path, type, {})
  const { state, results, facts } = judgeFile(type, analysis, {})
  return { state, facts, thumbnails, failed: results.filter(({ verdict }) => verdict === 'fail') }
}

async function film(name: string, size: string, codec: string[], withSound = true) {
  const path = join(folder, name)
  const sound = withSound ? ['-f', 'lavfi', '-i', 'sine=d=4', '-c:a', 'aac'] : []
  await ffmpeg(...['-f', 'lavfi', '-i', `testsrc2=s=${size}:r=12:d=4`], ...sound, ...codec, path)
  return path
}

const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']

describe.skipIf(withoutFfmpeg())('a music video', () => {
  it('passes upright or not, and shows a picture', { tags: ['slow'] }, async () => {
    const { state, facts, thumbnails } = await judged(await film('wide.mp4', '1920x1080', h264), 'mv')
    expect({ state, facts }).toMatchObject({
      state: 'passed',
      facts: { format: 'mp4', width: 1920, duration: 4 },
    })
    expect(thumbnails.map(({ side }) => side)).toEqual([600, 160])
    expect((await judged(await film('tall.mov', '1080x1920', h264), 'mv')).facts.format).toBe('mov')
  })

  it.each<[string, () => Promise<string>]>([
    ['resolution', () => film('small.mp4', '1280x720', h264)],
    ['sound', () => film('mute.mp4', '1920x1080', h264, false)],
    ['codec', () => film('old.mp4', '1920x1080', ['-c:v', 'mpeg4'])],
  ])('fails by its %s', async (rule, make) => {
    expect((await judged(await make(), 'mv')).failed.map(result => result.rule)).toEqual([rule])
  })

  it('passes with a picture in its tags, even a broken one', { tags: ['slow'] }, async () => {
    const bare = await film('bare.mp4', '1920x1080', h264)
    const cover = join(folder, 'cover.jpg')
    await writeFile(cover, await picture('jpeg'))
    const tagged = join(folder, 'tagged.mp4')
    const both = ['-i', bare, '-i', cover, '-map', '0', '-map', '1', '-c', 'copy']
    await ffmpeg(...both, '-disposition:v:1', 'attached_pic', tagged)
    expect((await judged(tagged, 'mv')).failed).toEqual([])
    const bytes = await readFile(tagged)
    const start = bytes.indexOf(Buffer.from([0xff, 0xd8, 0xff]), bytes.indexOf('covr'))
    await writeFile(tagged, bytes.fill(0x5a, start + 4, start + 400))
    expect((await judged(tagged, 'mv')).failed).toEqual([])
  })

  it('fails when its end is missing', async () => {
    const cut = await film('cut.mov', '1920x1080', h264)
    await truncate(cut, Math.floor((await readFile(cut)).length * 0.6))
    expect((await judged(cut, 'mv')).failed[0]).toMatchObject({ rule: 'readable' })
  })
})

async function pdf(options = {}): Promise<Buffer> {
  const document = new PDFDocument(options)
  document.text('We allow this song to be sung.')
  document.end()
  return buffer(document)
}

describe('a document', () => {
  const put = async (bytes: Buffer) => {
    const path = join(folder, 'licence.exe')
    await writeFile(path, bytes)
    return judged(path, 'document')
  }

  it('passes as a PDF or a picture that opens', async () => {
    expect((await put(await pdf())).facts).toMatchObject({ format: 'pdf' })
    expect((await put(await pdf())).state).toBe('passed')
    expect((await put(await picture('jpeg'))).state).toBe('passed')
    expect((await put(await picture('png'))).facts).toMatchObject({ format: 'png', width: 400 })
  })

  it('fails when it is cut off or locked, and when it is something else', async () => {
    const [whole, scan] = [await pdf(), await picture('png')]
    const why = async (bytes: Buffer) => (await put(bytes)).failed[0]
    expect(await why(whole.subarray(0, whole.length - 40))).toMatchObject({
      rule: 'opens',
      params: { why: 'cutOff' },
    })
    expect(await why(scan.subarray(0, scan.length - 60))).toMatchObject({
      rule: 'opens',
      params: { why: 'cutOff' },
    })
    expect(await why(await pdf({ userPassword: 'x' }))).toMatchObject({
      rule: 'opens',
      params: { why: 'locked' },
    })
    expect(await why(Buffer.from('MZ\x90\0\x03'))).toMatchObject({
      rule: 'format',
      params: { found: 'unknown' },
    })
  })
})
