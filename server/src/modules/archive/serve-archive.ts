import { pipeline } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { archiveFilePath, grantArchive } from '#contract/archive/calls'
import { colleaguesOf } from '#contract/call'
import { todayInChina } from '#contract/identity/age'
import { token } from '#contract/text'
import type { CallEnvironment } from '../../platform/http/bind-calls'
import { requireBearer } from '../../platform/http/link-bearer'
import { requireCaller } from '../../platform/http/require-caller'
import { Refusal } from '../../platform/refusal'
import type { Storage } from '../../platform/storage/storage'
import { rangeOf, type SentFile, sendFile } from '../works/works.public'
import { afterServing, canFollow, canTake } from './archive.policy'
import { archiveOfLink } from './archive-link'
import { findArchive, lockArchive, putServed } from './archives.queries'
import { Meter, type Metered } from './meter'

type Linked = NonNullable<ReturnType<typeof archiveOfLink>>

const asked = z.object({ note: token(300, 1) })
/** Followed as a link and in parts, as often as a slow line needs. */
const takingTheFile = {
  ...grantArchive,
  name: archiveFilePath,
  effect: 'read',
  colleagues: colleaguesOf(grantArchive),
  rate: undefined,
} as const

export function registerArchive(app: FastifyInstance, environment: CallEnvironment) {
  const { services, database, clock } = environment

  /** The address alone opens nothing: who follows it is in the session that gave the code. */
  async function find(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ file: SentFile; linked: Linked }> {
    const { site, actor, now } = await requireCaller(environment, request, reply, takingTheFile)
    if (actor.kind !== 'member') throw new Refusal('sessionEnded')
    const given = asked.safeParse(request.query)
    if (!given.success) throw new Refusal('malformedRequest')
    const linked = archiveOfLink(services.secrets, given.data.note, now)
    if (linked?.agentId !== site.agentId) throw new Refusal('linkExpired')
    await requireBearer(environment, request, site, linked.bearer)
    const archive = await database.read(site.agentId, tx => findArchive(tx, linked.id))
    if (archive?.member_id !== actor.memberId) throw new Refusal('linkExpired')
    if (archive.link !== linked.link || archive.storage_key === null) throw new Refusal('linkExpired')
    if (!canTake(archive, now)) throw new Refusal('linkExpired')
    const file = {
      key: archive.storage_key,
      size: archive.bytes,
      mediaType: 'application/zip',
      fileName: `archive-${todayInChina(archive.ready_at ?? now)}.zip`,
      etag: `"${archive.manifest_sha256?.toString('hex')}"`,
      cacheControl: 'private, no-store',
      isSaved: true,
    }
    const range = rangeOf(request, file)
    const start = typeof range === 'object' ? range.start : 0
    if (!canFollow(archive, start, now)) throw new Refusal('linkExpired')
    return { file, linked }
  }

  /** Whoever asked for a newer link meanwhile has begun anew. */
  async function note({ agentId, id, link }: Linked, served: { bytes: number; isEnd: boolean }) {
    await database.change(agentId, async tx => {
      const archive = await lockArchive(tx, id)
      if (archive?.link !== link) return
      await putServed(tx, id, afterServing(archive, served, clock.now()))
    })
  }

  /** The storage, which tells how much of the file went out. */
  const metered = (file: SentFile, linked: Linked): Pick<Storage, 'read'> => ({
    async read(key, range) {
      const stored = await services.storage.read(key, range)
      if (!stored) return undefined
      const isLast = range === undefined || range.end === file.size - 1
      const tell = ({ bytes, isWhole }: Metered) =>
        // A download does not fail for it: the link is good for some hours longer then.
        note(linked, { bytes, isEnd: isWhole && isLast }).catch(error =>
          app.log.error({ err: error, archiveId: linked.id }, 'a download was not noted'),
        )
      // Who is served hears of a failure by the stream itself.
      return { ...stored, body: pipeline(stored.body, new Meter(tell), () => {}) }
    },
  })

  app.route({
    method: ['GET', 'HEAD'],
    url: archiveFilePath,
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { file, linked } = await find(request, reply)
      return sendFile(request, reply, metered(file, linked), file)
    },
  })
}
