// Brings lists and files as a browser does, and does what the worker would.
import type { AddressInfo } from 'node:net'
import type { OutputOf, SentInputOf } from '#contract/call'
import {
  grantMoveInUpload,
  listMoveInFiles,
  listMoveInRows,
  type MoveIn,
  makeMoveInDrafts,
  readMoveIn,
  saveMoveInRow,
} from '#contract/move-in/calls'
import { makeDrafts, readMoveInList, takeMoveInFiles } from '../modules/move-in/move-in.public'
import { createLog } from '../platform/log'
import type { Caller, testServer } from './test-server'
import { TusClient } from './tus-client'

type Server = Awaited<ReturnType<typeof testServer>>
type Member = Caller & { memberId: number; personId?: number }

export async function moveInKit(server: Server) {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const client = new TusClient((server.app.server.address() as AddressInfo).port, server.domain)
  const context = (moveInId: number) => ({
    ...{ agentId: server.agentId, database: server.database, services: server.services },
    ...{ payload: { moveInId }, log: createLog('silent') },
  })
  const kit = {
    client,

    async stand(member: Caller): Promise<MoveIn | null> {
      const { data } = await server.call(readMoveIn, {}, member)
      return (data as OutputOf<typeof readMoveIn>).move_in
    },

    async id(member: Caller): Promise<number> {
      return (await kit.stand(member))?.id ?? 0
    },

    async bring(member: Caller, what: 'list' | 'file', name: string, body: Buffer | string): Promise<void> {
      const bytes = Buffer.from(body)
      const asked = { what, file_name: name, size: bytes.length }
      const answered = await server.call(grantMoveInUpload, asked, member)
      if (answered.code !== 1) throw new Error(answered.msg)
      const { grant, upload_id } = answered.data as OutputOf<typeof grantMoveInUpload>
      await client.create(grant, bytes.length)
      const { status, text } = await client.patch(grant, upload_id, 0, bytes)
      if (status !== 204) throw new Error(text)
    },

    async read(member: Caller) {
      await readMoveInList.run(context(await kit.id(member)))
      return kit.stand(member)
    },

    /** A list that is brought and read. */
    async list(member: Caller, body: Buffer | string, name = 'list.csv') {
      await kit.bring(member, 'list', name, body)
      return kit.read(member)
    },

    async files(member: Caller, files: Record<string, Buffer | string>) {
      for (const [name, body] of Object.entries(files)) await kit.bring(member, 'file', name, body)
      await takeMoveInFiles.run(context(await kit.id(member)))
    },

    takeFiles: async (member: Caller) => takeMoveInFiles.run(context(await kit.id(member))),

    async rows(member: Caller, input: SentInputOf<typeof listMoveInRows> = {}) {
      const { data } = await server.send(listMoveInRows, { limit: '100', ...input }, member)
      return (data as OutputOf<typeof listMoveInRows>).items
    },

    async fileList(member: Caller) {
      const { data } = await server.send(listMoveInFiles, { limit: '100' }, member)
      return (data as OutputOf<typeof listMoveInFiles>).items
    },

    async problems(member: Caller) {
      const rows = await kit.rows(member)
      return rows.map(({ problems }) => problems.map(({ field, why }) => `${field} ${why}`))
    },

    save: (member: Caller, input: SentInputOf<typeof saveMoveInRow>) =>
      server.call(saveMoveInRow, input, member),

    ask: (member: Caller) => server.call(makeMoveInDrafts, {}, member),

    async runMaking(member: Member) {
      const { payload, ...rest } = context(await kit.id(member))
      await makeDrafts.run({ ...rest, payload: { ...payload, personId: member.memberId } })
    },

    async make(member: Member) {
      const answered = await kit.ask(member)
      if (answered.code !== 1) throw new Error(answered.msg)
      await kit.runMaking(member)
    },

    works: (member: { memberId: number }) =>
      server.asOwner<{ id: string; title: string; kind: string; details: never; tracks: never }>(
        `select w.id, w.title, w.kind, w.details, (select json_agg(t.details order by t.position) from tracks t where t.work_id = w.id) as tracks
         from works w where w.member_id = $1 order by w.id`,
        [member.memberId],
      ),
  }
  return kit
}
