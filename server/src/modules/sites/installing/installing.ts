// What lets somebody put the site on a home screen: a manifest, icons in the site's colours, and a page for when there is no network.
import type { FastifyInstance } from 'fastify'
import { languageOf } from '../../../platform/http/request-facts'
import type { SiteDirectory } from '../../../platform/http/site-directory'
import type { PictureShelf } from '../../../platform/picture-shelf'
import { Refusal } from '../../../platform/refusal'
import { drawIcon, iconSizes } from './draw-icon'
import { offlinePage, offlinePolicy } from './offline-page'

const paper = '#fbfaf6'

export function registerInstalling(app: FastifyInstance, sites: SiteDirectory, pictures: PictureShelf) {
  const siteOf = async (host: string) => {
    const site = await sites.byHost(host)
    if (!site) throw new Refusal('unknownSite')
    return site
  }

  app.get('/manifest.webmanifest', async (request, reply) => {
    const { facts } = await siteOf(request.host)
    const language = languageOf(request)
    const name = facts.site_title[language]
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .header('vary', 'accept-language, cookie')
      .send({
        id: '/',
        name,
        short_name: name,
        lang: language,
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: paper,
        theme_color: paper,
        icons: iconSizes.flatMap(size =>
          (['any', 'maskable'] as const).map(purpose => ({
            src: `/icons/${purpose}-${size}.png`,
            sizes: `${size}x${size}`,
            type: 'image/png',
            purpose,
          })),
        ),
      })
  })

  app.get<{ Params: { name: string } }>('/icons/:name', async (request, reply) => {
    const { facts } = await siteOf(request.host)
    const icon = await drawIcon(pictures, request.params.name, facts.colors.accent)
    if (!icon) throw new Refusal('notFound')
    return reply.type('image/png').header('cache-control', 'public, max-age=3600').send(icon)
  })

  app.get('/offline', async (request, reply) => {
    const { facts } = await siteOf(request.host)
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', offlinePolicy)
      .send(offlinePage(facts.site_title, languageOf(request)))
  })
}
