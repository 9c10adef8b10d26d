// What stands below a release page: its pictures, its excerpt, its date, and the short address that leads there.
import type { FastifyInstance } from 'fastify'
import { toString as drawCode } from 'qrcode'
import { pageCodePattern } from '#contract/release-pages/page-code'
import type { CallEnvironment } from '../../platform/http/bind-calls'
import { languageOf, originOf } from '../../platform/http/request-facts'
import type { PictureShelf } from '../../platform/picture-shelf'
import { Refusal } from '../../platform/refusal'
import { derivedKey, findWork, mastersOf, sendFile, thumbnailName } from '../works/works.public'
import { type Asked, askedPage } from './asked-page'
import { pageAddresses } from './page-addresses'
import { coverName, excerptName } from './prepared-page'
import { takeSharePicture } from './share-picture'
import { tracksOnPage } from './tracks-on-page'
import { writeCalendar } from './write-calendar'

/** What is taken down is gone everywhere soon after. */
const forAMoment = 'public, max-age=300'

export function registerPageFiles(
  app: FastifyInstance,
  environment: CallEnvironment,
  pictures: PictureShelf,
) {
  const { database, services, clock } = environment

  const open = (request: Asked) => askedPage(environment, request)

  async function coverOf(agentId: number, workId: number) {
    const masters = await database.read(agentId, tx => mastersOf(tx, workId))
    const cover = masters.find(({ type }) => type === 'cover')
    if (!cover) throw new Refusal('notFound')
    for (const name of [coverName, thumbnailName(600)]) {
      const key = derivedKey(agentId, cover.sha256, name)
      const size = await services.storage.size(key)
      if (size !== undefined) return { key, size, etag: `"${cover.sha256.toString('hex')}-${name}"` }
    }
    throw new Refusal('notFound')
  }

  // Typed off a poster: in capitals, too.
  app.get('/r/:code', async (request: Asked, reply) =>
    reply.redirect(pageAddresses(encodeURIComponent(request.params.code.toLowerCase())).page, 302),
  )

  app.get('/release/:code/cover.webp', async (request: Asked, reply) => {
    const { page, agentId } = await open(request)
    const file = await coverOf(agentId, page.work_id)
    const facts = { mediaType: 'image/webp', fileName: 'cover.webp', cacheControl: forAMoment }
    return sendFile(request, reply, services.storage, { ...file, ...facts })
  })

  app.route({
    method: ['GET', 'HEAD'],
    url: '/release/:code/excerpt.mp3',
    async handler(request, reply) {
      const { page, agentId } = await open(request as Asked)
      const { excerpt } = page.prepared
      if (page.stage !== 'out' || !page.plays_excerpt || !excerpt) throw new Refusal('notFound')
      const tracks = await database.read(agentId, tx => tracksOnPage(tx, page.work_id))
      if (!tracks.some(({ id }) => id === excerpt.track_id)) throw new Refusal('notFound')
      const name = excerptName(page.work_id, excerpt)
      const key = derivedKey(agentId, Buffer.from(excerpt.sha256, 'hex'), name)
      const size = await services.storage.size(key)
      if (size === undefined) throw new Refusal('notFound')
      const etag = `"${excerpt.sha256}-${name}-${size}"`
      const facts = { mediaType: 'audio/mpeg', fileName: 'excerpt.mp3', cacheControl: forAMoment }
      return sendFile(request, reply, services.storage, { key, size, etag, ...facts })
    },
  })

  app.get('/release/:code/share.png', async (request: Asked, reply) => {
    const { page, site, agentId } = await open(request)
    const work = await database.read(agentId, tx => findWork(tx, page.work_id))
    const cover = await coverOf(agentId, page.work_id).catch(() => undefined)
    const picture = await takeSharePicture(pictures, services.storage, {
      cover: cover?.key,
      palette: page.prepared.palette,
      title: work?.details.title ?? '',
      artists: work?.details.artists.map(({ name }) => name).join(' / ') ?? '',
      site: site.facts.site_title[languageOf(request)],
    })
    return reply.type('image/png').header('cache-control', forAMoment).send(picture)
  })

  app.get('/release/:code/qr.svg', async (request: Asked, reply) => {
    // Says no more than the address it was asked by, so it may be printed before the page is public.
    const site = await environment.sites.byHost(request.host)
    if (!site) throw new Refusal('unknownSite')
    if (!pageCodePattern.test(request.params.code)) throw new Refusal('notFound')
    const address = originOf(request, site) + pageAddresses(request.params.code).short
    const picture = await drawCode(address, { type: 'svg', margin: 2 })
    return reply.type('image/svg+xml').header('cache-control', forAMoment).send(picture)
  })

  app.get('/release/:code/release.ics', async (request: Asked, reply) => {
    const { page, site, agentId } = await open(request)
    const work = await database.read(agentId, tx => findWork(tx, page.work_id))
    const day = work?.scope.release_date
    if (!work || !day) throw new Refusal('notFound')
    const artists = work.details.artists.map(({ name }) => name).join(' / ')
    const address = originOf(request, site) + pageAddresses(page.code).page
    const calendar = writeCalendar({
      id: `${page.code}@${site.facts.domain}`,
      title: [artists, work.details.title].filter(Boolean).join(' - '),
      day,
      address,
      now: clock.now(),
    })
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="release.ics"')
      .send(calendar)
  })
}
