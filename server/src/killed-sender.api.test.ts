// A sender that dies between its last file and the word about it: neither side may count the release twice or miss it.
import { once } from 'node:events'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { receiveWaiting } from './modules/sandbox/sandbox.public'
import { withoutFfmpeg } from './testing/audio'
import { buildMessage } from './testing/build-message'
import { buildPackage, makeMaterials } from './testing/build-package'
import { forkProgram } from './testing/fork-program'
import { deliveryKit } from './testing/send-deliveries'
import { testServer } from './testing/test-server'

describe.skipIf(withoutFfmpeg())('a sender that is killed', () => {
  let server: Awaited<ReturnType<typeof testServer>>
  let kit: Awaited<ReturnType<typeof deliveryKit>>
  beforeAll(async () => {
    server = await testServer()
    kit = await deliveryKit(server, (await server.loggedInMember()).memberId)
    await server.asOwner(
      `update channels set profile = profile || '{"acknowledgement": "files"}' where id = $1`,
      [kit.channelId],
    )
  })
  afterAll(() => server.close())

  /** Packed with a message and files that the receiver takes. */
  async function packed() {
    const workId = await kit.queued()
    await kit.dispatch()
    const [row] = await kit.about(workId)
    const { id = 0, batch, message_id } = row ?? {}
    const materials = await makeMaterials()
    const message = buildMessage({ messageId: message_id ?? '' })
    const { files } = await buildPackage(message, materials, { batch: batch ?? '', version: '382' })
    await materials.remove()
    await kit.pack(id, Object.fromEntries(files))
    return { workId, id, last: files.size - 1 }
  }

  /** Until it waits to write down that its last file has arrived; then it ends as in a power cut. */
  async function sendAndKill(id: number, last: number) {
    const holder = new pg.Client({ connectionString: server.ownerUrl })
    await holder.connect()
    try {
      await holder.query('begin')
      const held = 'select 1 from delivery_files where delivery_id = $1 and position = $2 for update'
      await holder.query(held, [id, last])
      const args = [server.ownerUrl, server.services.folder, String(server.agentId), String(id)]
      const doomed = await forkProgram('doomed-sender', args)
      const exited = once(doomed, 'exit')
      const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(() => server.asOwner(waiting), { timeout: 30_000 }).toHaveLength(1)
      doomed.kill('SIGKILL')
      expect(await exited).toEqual([null, 'SIGKILL'])
    } finally {
      await holder.end()
    }
  }

  const receive = () =>
    receiveWaiting(server.database, server.agentId, { code: 'spotify', folder: kit.folder })
  const held = () => server.asOwner('select message_id, state from sandbox_releases')

  it('after its last file leaves one release, which is told as sent and not sent twice', {
    tags: ['slow'],
  }, async () => {
    const { workId, id, last } = await packed()
    await sendAndKill(id, last)
    expect(await kit.told(workId)).toEqual(['release sending'])
    const arrived = await kit.atChannel()
    expect(Object.keys(arrived)).toHaveLength(last + 1)
    // The channel does not wait for us.
    expect(await receive()).toBe(1)
    const release = [{ message_id: (await kit.about(workId))[0]?.message_id, state: 'held' }]
    expect(await held()).toEqual(release)

    // The lock of the dead ends with its connection, which the database may notice a moment later.
    const sendAgain = async () => {
      await kit.send(id)
      return kit.told(workId)
    }
    await expect.poll(sendAgain, { timeout: 10_000 }).toEqual(['release delivered'])
    const unanswered = ([path]: [string, string]) => !path.startsWith('acknowledgements/')
    const atChannel = async () => Object.fromEntries(Object.entries(await kit.atChannel()).filter(unanswered))
    expect(await atChannel()).toEqual(arrived)
    expect(await receive()).toBe(0)
    expect(await held()).toEqual(release)

    await kit.readAnswers()
    const accepted = 'select state, attempts, accepted_at is not null as is_accepted from deliveries'
    expect(await server.asOwner(accepted)).toEqual([{ state: 'delivered', attempts: 1, is_accepted: true }])
    await kit.send(id)
    expect(await server.asOwner(accepted)).toEqual([{ state: 'delivered', attempts: 1, is_accepted: true }])
    expect(await atChannel()).toEqual(arrived)
  })
})
