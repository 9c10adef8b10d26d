// A file whose name says nothing is known by how it sounds.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasFfmpeg, hasFingerprints, makeSound } from '../../testing/audio'
import { buildWork } from '../../testing/build-work'
import { moveInKit } from '../../testing/move-in-kit'
import { soundLike } from '../../testing/sound-like'
import { testServer } from '../../testing/test-server'
import { fingerprintFile } from '../works/works.public'

const canHear = hasFfmpeg && hasFingerprints
if (!canHear) console.warn('Skipped: matching by sound needs ffmpeg and fpcalc.')

describe.skipIf(!canHear)('a file without a name that tells anything', { timeout: 120_000 }, () => {
  let server: Awaited<ReturnType<typeof testServer>>
  let kit: Awaited<ReturnType<typeof moveInKit>>
  let folder: string
  beforeAll(async () => {
    server = await testServer()
    kit = await moveInKit(server)
    folder = await mkdtemp(join(tmpdir(), 'tributary-sound-'))
  })
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** A release of the member with this melody under this code. */
  async function known(memberId: number, isrc: string, seed: number) {
    const workId = await buildWork(server, memberId, { status: '991' })
    const codes = await fingerprintFile(await makeSound(folder, `${isrc}.wav`, { seed }))
    await soundLike(server, workId, codes ?? [])
    await server.asOwner('update tracks set isrc = $2 where work_id = $1', [workId, isrc])
  }
  const list = [
    'Release title,Release artists,Track number,Track title,ISRC',
    'Harbour,Lin,1,Night Sailing,CNT011900001',
    'Harbour,Lin,2,Morning,CNT011900002',
    '',
  ].join('\r\n')

  it('goes to the track whose code the catalogue knows that recording by, and to none otherwise', {
    tags: ['slow'],
  }, async () => {
    const [member, stranger] = [await server.loggedInMember(), await server.loggedInMember()]
    await known(member.memberId, 'CNT011900002', 1)
    await known(stranger.memberId, 'CNT011900001', 2)
    await kit.list(member, list)
    const mp3 = ['-c:a', 'libmp3lame', '-b:a', '128k']
    const takes = {
      'take a.mp3': await makeSound(folder, 'a.mp3', { seed: 1, as: mp3 }),
      'take b.mp3': await makeSound(folder, 'b.mp3', { seed: 2, as: mp3 }),
      'take c.mp3': await makeSound(folder, 'c.mp3', { seed: 3, as: mp3 }),
    }
    for (const [name, path] of Object.entries(takes))
      await kit.bring(member, 'file', name, await readFile(path))
    await kit.takeFiles(member)
    const found = (await kit.fileList(member)).map(file => [file.name, file.matched_by, file.row?.position])
    // Whose recording the second one is, is another member's to know.
    expect(found.sort()).toEqual([
      ['take a.mp3', 'sound', 2],
      ['take b.mp3', null, undefined],
      ['take c.mp3', null, undefined],
    ])
  })
})
