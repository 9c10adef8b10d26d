// A package with one small damage is never taken. The schemas are not asked: a receiver must see it by itself.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withoutFfmpeg } from '../../testing/audio'
import { buildAlbum, buildDeal, buildLyrics, buildMessageTrack } from '../../testing/build-message'
import {
  type BuiltPackage,
  buildPackage,
  type Materials,
  makeMaterials,
  putPackage,
} from '../../testing/build-package'
import { sampled } from '../../testing/sampled'
import { damagesOf } from '../../testing/spoil-package'
import { judgeBatch } from './receive-batch'

describe.skipIf(withoutFfmpeg()).each(['432', '382'] as const)('a package in ERN %s', version => {
  let materials: Materials
  let built: BuiltPackage
  let folder: string
  beforeAll(async () => {
    materials = await makeMaterials()
    folder = await mkdtemp(path.join(tmpdir(), 'tributary-mutations-'))
    const tracks = [buildMessageTrack(1, { lyrics: buildLyrics(1) }), buildMessageTrack(2)]
    const message = buildAlbum(2, { tracks, deals: [buildDeal({ visibleFrom: '2026-11-20' })] })
    built = await buildPackage(message, materials, { version })
  })
  afterAll(async () => {
    await materials.remove()
    await rm(folder, { recursive: true, force: true })
  })

  let count = 0
  async function isTaken(given: BuiltPackage): Promise<boolean> {
    const place = path.join(folder, String(++count))
    await putPackage(place, given)
    const judged = await judgeBatch({ folder: place, batch: given.batch })
    await rm(place, { recursive: true })
    return 'message' in judged
  }

  it('is taken as it is, and with what no reader sees', async () => {
    expect(await isTaken(built)).toBe(true)
    const file = '123456789012/123456789012.xml'
    const xml = String(built.files.get(file)).replaceAll(/>\s+</g, '><!-- <File> -->\n<')
    expect(await isTaken({ ...built, files: new Map([...built.files, [file, Buffer.from(xml)]]) })).toBe(true)
  })

  it('is refused with any damage', async () => {
    const damages = damagesOf(built, version)
    expect(damages.length).toBeGreaterThan(200)
    const taken: string[] = []
    for (const { name, damaged } of sampled(damages, 12)) if (await isTaken(damaged)) taken.push(name)
    expect(taken).toEqual([])
  })
})
