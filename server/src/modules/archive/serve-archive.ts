import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { archiveFilePath, grantArchive } from '#contract/archive/calls'
import { todayInChina } from '#contract/identity/age'
import { token } from '#contract/text'
import { mayCall } from '../../platform/http/actor'
import type { CallEnvironment } from '../../platform/http/bind-calls'
import { requireBearer } from '../../platform/http/link-bearer'
import { requireCompany } from '../../platform/http/lost-company'
import { Refusal } from '../../platform/refusal'
import { type SentFile, sendFile } from '../works/works.public'
import { canTake } from './archive.policy'
import { archiveOfLink } from './archive-link'
import { findArchive } from './archives.queries'

const asked = z.object({ note: token(300, 1) })

export function registerArchive(app: FastifyInstance, environment: CallEnvironment) {
  const { sites, services, database, clock } = environment

  /** The address alone opens nothing: who follows it is logged in as the owner it was made for. */
  async function find(request: FastifyRequest): Promise<SentFile> {
    const site = await sites.byHost(request.host)
    if (!site) throw new Refusal('unknownSite')
    const actor = await environment.authenticate(request, site, grantArchive)
    if (actor.kind !== 'member') throw new Refusal('sessionEnded')
    if (!mayCall(grantArchive, actor)) throw new Refusal('forbidden')
    requireCompany(grantArchive, actor)
    const given = asked.safeParse(request.query)
    if (!given.success) throw new Refusal('malformedRequest')
    const now = clock.now()
    const linked = archiveOfLink(services.secrets, given.data.note, now)
    if (!linked || linked.agentId !== site.agentId) throw new Refusal('linkExpired')
    await requireBearer(environment, site.agentId, linked.bearer)
    const archive = await database.read(site.agentId, tx => findArchive(tx, linked.id))
    if (archive?.member_id !== actor.memberId) throw new Refusal('linkExpired')
    if (archive.storage_key === null || !canTake(archive, now)) throw new Refusal('linkExpired')
    return {
      key: archive.storage_key,
      size: archive.bytes,
      mediaType: 'application/zip',
      fileName: `archive-${todayInChina(archive.ready_at ?? now)}.zip`,
      etag: `"${archive.manifest_sha256?.toString('hex')}"`,
      cacheControl: 'private, no-store',
      isSaved: true,
    }
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: archiveFilePath,
    handler: async (request: FastifyRequest, reply: FastifyReply) =>
      sendFile(request, reply, services.storage, await find(request)),
  })
}
