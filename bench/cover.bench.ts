// The whole check of a cover, thumbnails and the look for QR codes included, beside vipsthumbnail making the larger of the
// two thumbnails.
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { analyseFile } from '../server/src/modules/works/analysis/analyse-file'
import { judgeFile } from '../server/src/modules/works/analysis/judge/judge-file'
import type { Figure } from './figure'
import { median } from './load'
import { milliseconds, ratioAtMost, timed } from './timing'

const rounds = 15

export async function run(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tributary-cover-'))
  try {
    return [...(await compare(folder, 'jpg')), ...(await compare(folder, 'png'))]
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function compare(folder: string, ending: 'jpg' | 'png'): Promise<Figure[]> {
  const cover = join(folder, `cover.${ending}`)
  await drawCover(cover)
  const check = async () => {
    const { analysis } = await analyseFile(cover, 'cover', {})
    if (judgeFile('cover', analysis, {}).state !== 'passed')
      throw new Error('the cover does not pass its check')
  }
  const thumbnail = () =>
    promisify(execFile)('vipsthumbnail', [cover, '-s', '600', '-o', join(folder, 'thumbnail.webp')])
  await check()
  await thumbnail()
  const checks: number[] = []
  const thumbnails: number[] = []
  // In turn, so that a noisy moment of the machine hits both.
  for (let round = 0; round < rounds; round++) {
    thumbnails.push(await timed(thumbnail))
    checks.push(await timed(check))
  }
  const name = ending === 'jpg' ? 'JPEG' : 'PNG'
  return [
    milliseconds(`vipsthumbnail of a ${name} cover`, median(thumbnails)),
    milliseconds(`full check of the same ${name}`, median(checks)),
    ratioAtMost(1.2, `cover check : vipsthumbnail, ${name}`, median(checks) / median(thumbnails)),
  ]
}

/** As detailed as a photograph: soft shapes with grain over them. */
async function drawCover(path: string) {
  const side = 3000
  const noise = (mean: number, sigma: number, size: number) =>
    sharp({
      create: {
        width: size,
        height: size,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean, sigma },
      },
    })
      .png()
      .toBuffer()
  const shapes = await sharp(await noise(128, 70, 24))
    .resize(side, side, { kernel: 'cubic' })
    .png()
    .toBuffer()
  const grain = await sharp(await noise(128, 10, side / 2))
    .resize(side, side)
    .png()
    .toBuffer()
  const drawn = sharp(shapes).composite([{ input: grain, blend: 'soft-light' }])
  await (path.endsWith('.jpg') ? drawn.jpeg({ quality: 92 }) : drawn.png()).toFile(path)
}
