// A draft with an upload that has been granted, for tests that send its bytes in their own way.
import { uploadGrant } from '#contract/works/calls'
import type { MaterialType } from '#contract/works/material'
import { assembleUpload } from '../modules/works/uploads/assemble-upload.job'
import { keepUpload } from '../modules/works/uploads/keep-upload.job'
import { createLog } from '../platform/log'
import { uploadReceivers } from '../upload-receivers'
import { buildWork, type WantedWork } from './build-work'
import type { testServer } from './test-server'

type Server = Awaited<ReturnType<typeof testServer>>
type Member = Awaited<ReturnType<Server['loggedInMember']>>

export interface Granted {
  upload_id: string
  grant: string
  endpoint: string
  expires_at: string
  limits: { max_bytes: number; accepts: string[] }
  direct: { part_bytes: number; part_count: number; most_at_once: number } | null
}

export async function buildDraft(server: Server, member: Member, wanted: WantedWork = {}) {
  const without: MaterialType[] = ['cover', 'music', 'lyric']
  const workId = await buildWork(server, member.memberId, { without, ...wanted })
  const [track] = await server.asOwner<{ id: string }>('select id from tracks where work_id = $1', [workId])
  return { work_id: workId, track_id: Number(track?.id) }
}

export async function askForUpload(
  server: Server,
  member: Member,
  place: object,
  size: number,
  type: MaterialType = 'music',
  name = 'a.wav',
) {
  const answered = await server.send(uploadGrant, { ...place, type, file_name: name, size }, member)
  return { ...answered, data: answered.data as unknown as Granted }
}

export async function grantedUpload(server: Server, size: number) {
  const member = await server.loggedInMember()
  const place = await buildDraft(server, member)
  const { data } = await askForUpload(server, member, place, size)
  return { member, place, grant: data.grant, id: data.upload_id, direct: data.direct }
}

/** What the worker does with an upload whose parts are all in the bucket. */
export function runAssembleUpload({ agentId, database, services }: Server, uploadId: string) {
  const job = assembleUpload(uploadReceivers)
  return job.run({ agentId, database, services, payload: { uploadId }, log: createLog('silent') })
}

/** What the worker does with an upload that has arrived. */
export function runKeepUpload({ agentId, database, services }: Server, uploadId: string) {
  return keepUpload.run({ agentId, database, services, payload: { uploadId }, log: createLog('silent') })
}

/** The hashes of a work's files. */
export async function hashesOf(server: Server, workId: number): Promise<string[]> {
  const found = await server.asOwner<{ sha256: Buffer }>('select sha256 from materials where work_id = $1', [
    workId,
  ])
  return found.map(({ sha256 }) => sha256.toString('hex'))
}
