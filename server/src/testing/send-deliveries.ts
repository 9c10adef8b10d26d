// deliveryKit(): releases with something to send, and the steps of the sender one by one.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DeliveryState } from '#contract/distribution/delivery-state'
import type { Scope } from '#contract/works/work'
import { settleAllDue } from '../modules/delivery/answers/follow-deliveries.job'
import { readAcknowledgements } from '../modules/delivery/answers/read-acknowledgements.job'
import { dispatch } from '../modules/delivery/sending/dispatch-deliveries.job'
import { sendDelivery } from '../modules/delivery/sending/send-delivery.job'
import { moveDeliveries, queueDeliveries } from '../modules/distribution/distribution.public'
import { createLog } from '../platform/log'
import { buildWork, type WantedWork } from './build-work'
import type { testServer } from './test-server'

type Server = Awaited<ReturnType<typeof testServer>>

export interface DeliveryRow {
  id: number
  kind: string
  state: DeliveryState
  message_id: string | null
  batch: string | null
  last_error: string | null
  next_attempt_at: Date | null
  link: string | null
  attempts: number
}

export async function deliveryKit(server: Server, memberId: number) {
  const { database, agentId, services } = server
  const [channel] = await server.asOwner<{ id: string; code: string }>(
    "select id, code from channels where agent_id = $1 and code = 'spotify'",
    [agentId],
  )
  const channelId = Number(channel?.id)
  const folder = join(services.channelsFolder, String(agentId), 'spotify')
  const log = createLog('silent')
  const context = { database, agentId, services, log }

  const kit = {
    channelId,
    folder,

    /** A work on its way, queued for the channel. */
    async queued(wanted: WantedWork = {}): Promise<number> {
      const scope: Partial<Scope> = { all_channels: false, channel_ids: [channelId], ...wanted.scope }
      const workId = await buildWork(server, memberId, { status: '990', ...wanted, scope })
      await kit.queue(workId)
      return workId
    },

    async queue(workId: number) {
      await database.change(agentId, async tx => {
        const { rows } = await tx.run<{ version: number; scope: Scope }>(
          'select version, scope from works where id = $1 for no key update',
          [workId],
        )
        const [work] = rows
        if (work) await queueDeliveries(tx, { id: workId, ...work }, new Date())
      })
    },

    /** As if the member had released another version of it. */
    async newVersion(workId: number) {
      await server.asOwner('update works set version = version + 1 where id = $1', [workId])
      await kit.queue(workId)
    },

    about: (workId: number) =>
      server.asOwner<DeliveryRow>(
        `select id::int, kind, state, message_id, batch, last_error, next_attempt_at, link, attempts
         from deliveries where work_id = $1 order by id`,
        [workId],
      ),
    told: async (workId: number) => (await kit.about(workId)).map(row => `${row.kind} ${row.state}`),
    statusOf: async (workId: number) =>
      (await server.asOwner<{ status: string }>('select status from works where id = $1', [workId]))[0]
        ?.status,

    dispatch: (now = new Date()) => database.change(agentId, tx => dispatch(tx, channelId, now)),

    /** Small files in place of a package. */
    async pack(
      deliveryId: number,
      files: Record<string, string | Buffer> = { 'a/a.xml': '<a/>', 'BatchComplete.xml': '' },
    ) {
      for (const [position, [path, bytes]] of Object.entries(files).entries()) {
        const content = typeof bytes === 'string' ? Buffer.from(bytes) : bytes
        await server.asOwner(
          `insert into delivery_files (agent_id, delivery_id, position, path, size, sha256, content, role)
           values ($1, $2, $3, $4, $5, $6, $7, 'message') on conflict do nothing`,
          [
            agentId,
            deliveryId,
            position,
            path,
            content.length,
            createHash('sha256').update(content).digest(),
            content,
          ],
        )
      }
      await database.change(agentId, tx =>
        moveDeliveries(tx, [deliveryId], { to: 'sending', now: new Date() }),
      )
    },

    send: (deliveryId: number) => sendDelivery.run({ ...context, payload: { deliveryId } }),

    /** Everything that may leave leaves. */
    async ship() {
      await kit.dispatch()
      const packing = await server.asOwner<{ id: number }>(
        "select id::int from deliveries where agent_id = $1 and channel_id = $2 and state = 'packing' order by id",
        [agentId, channelId],
      )
      for (const { id } of packing) {
        await kit.pack(id)
        await kit.send(id)
      }
    },

    readAnswers: () => readAcknowledgements.run({ ...context, payload: { channelId } }),
    dayBegins: (now: Date) => settleAllDue(context, now),

    /** What lies at the channel, with its content. */
    async atChannel(): Promise<Record<string, string>> {
      const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
      const files = found.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
      const read = files
        .sort()
        .map(async file => [file.slice(folder.length + 1), await readFile(file, 'utf8')])
      return Object.fromEntries(await Promise.all(read))
    },
  }
  return kit
}
