import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildWork } from '../../../testing/build-work'
import { copies, copyOf, hasRecordings, realRecordings } from '../../../testing/recording-copies'
import { isDrill, sampled } from '../../../testing/sampled'
import { soundLike } from '../../../testing/sound-like'
import { testServer } from '../../../testing/test-server'
import { likenessOf, secondsPerCode } from '../analysis/fingerprint-likeness'
import { findElsewhere } from './like-recordings'

/** Encoders take their time; a few pieces of different kinds tell enough. */
const copied = isDrill ? 3 : 1
const kinds = Object.entries(copies)
/** The last one has everything that the others have. */
const together = kinds.splice(-1)

describe.skipIf(!hasRecordings())('a recording that is there already', { timeout: 120_000 }, () => {
  let server: Awaited<ReturnType<typeof testServer>>
  let folder: string
  let memberId: number
  let originals: { workId: number; path: string; codes: number[] }[]

  beforeAll(async () => {
    server = await testServer()
    folder = await mkdtemp(join(tmpdir(), 'tributary-copies-'))
    memberId = (await server.loggedInMember()).memberId
    originals = []
    for (const { path, codes } of await realRecordings(folder)) {
      originals.push({ ...(await keep(codes)), path, codes })
    }
  })
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  })

  async function keep(codes: number[]) {
    const workId = await buildWork(server, memberId, { status: '991' })
    const sha256 = await soundLike(server, workId, codes)
    return { workId, sha256 }
  }

  it.each([...sampled(kinds, 1), ...together])('is found by %s', { tags: ['slow'] }, async (_, copy) => {
    for (const original of originals.slice(0, copied)) {
      const kept = await keep(await copyOf(folder, original.path, copy))
      const found = await server.database.read(server.agentId, tx =>
        findElsewhere(tx, kept.sha256, kept.workId),
      )
      expect(found.map(({ work_id }) => work_id)).toEqual([original.workId])
      // Seen from the copy, the original is shifted the other way.
      expect((found[0]?.shift ?? 99) * secondsPerCode).toBeCloseTo(copy.offset, 0)
      await server.asOwner('delete from fingerprints where sha256 = $1', [kept.sha256])
    }
  })

  it('is not mistaken for another one', () => {
    for (const [one, { codes }] of originals.entries()) {
      const alike = originals.map(({ codes: others }) => likenessOf(codes, others) !== undefined)
      expect(alike).toEqual(originals.map((_, other) => other === one))
    }
  })
})
