import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { withoutFfmpeg } from '../../testing/audio'
import {
  buildAlbum,
  buildDeal,
  buildLyrics,
  type buildMessage,
  buildMessageTrack,
} from '../../testing/build-message'
import {
  buildPackage,
  type Materials,
  makeMaterials,
  putPackage,
  type WantedPackage,
} from '../../testing/build-package'
import { hasSchemas, schemaFolder } from '../../testing/ddex'
import { sampled } from '../../testing/sampled'
import { variedMessage } from '../../testing/varied-messages'
import { judgeBatch } from './receive-batch'

const schemas = hasSchemas() ? path.dirname(schemaFolder('432')) : undefined

describe.skipIf(withoutFfmpeg())('the sandbox', () => {
  let materials: Materials
  let folder: string
  beforeAll(async () => {
    materials = await makeMaterials()
  })
  afterAll(() => materials.remove())
  afterEach(() => rm(folder, { recursive: true, force: true }))

  async function judge(message: ReturnType<typeof buildMessage>, wanted: WantedPackage = {}) {
    folder = await mkdtemp(path.join(tmpdir(), 'tributary-sandbox-'))
    const built = await buildPackage(message, materials, wanted)
    await putPackage(folder, built)
    return judgeBatch({ folder, batch: built.batch }, { schemas })
  }

  describe.each(['432', '382'] as const)('takes what the portal writes in ERN %s', version => {
    it('with everything it says', async () => {
      const tracks = [
        buildMessageTrack(1, { lyrics: buildLyrics(1), title: 'A & B' }),
        buildMessageTrack(2, { artists: [{ name: '周远', role: 'main' }] }),
      ]
      const message = buildAlbum(2, { tracks, deals: [buildDeal({ until: '2027-11-30' })] })
      const judged = await judge(message, { version, completion: 'manifest' })
      expect(judged).toMatchObject({
        message: {
          messageId: 'M-1',
          upc: '123456789012',
          title: '夏至',
          label: '河流音乐',
          tracks: [
            { isrc: 'CNT012600001', title: 'A & B', artists: '林夏', seconds: 1, kind: 'audio' },
            { isrc: 'CNT012600002', title: '第 2 首', artists: '周远', seconds: 1, kind: 'audio' },
          ],
          cover: { path: 'resources/123456789012_cover.jpg', width: 300, height: 300 },
          deals: [{ from: '2026-12-01', until: '2027-11-30', except: [] }],
        },
      })
    })

    it.each(
      sampled(
        Array.from({ length: 30 }, (_, index) => index + 1),
        2,
      ),
    )('whatever it says (seed %i)', { tags: ['slow'] }, async seed => {
      const [message] = fc.sample(variedMessage, { seed, numRuns: 1 })
      if (!message) throw new Error('no message')
      const judged = await judge(message, { version, completion: seed % 2 ? 'manifest' : 'empty' })
      expect(judged).toMatchObject({ message: { version: version === '432' ? '4.3.2' : '3.8.2' } })
    })
  })
})
