import type { FastifyInstance } from 'fastify'
import { create } from 'xmlbuilder2'
import { languages } from '#contract/language'
import type { Tx } from '../../../platform/database/query'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import { originOf } from '../../../platform/http/request-facts'
import { Refusal } from '../../../platform/refusal'
import { listAddresses } from '../shown-items.queries'
import { addressOf, fixedAddresses, inLanguage } from './addresses'

interface Listed {
  address: string
  changed: Date | null
}

/** Every page a guest can read, in every language it has. */
export function registerSitemap(
  app: FastifyInstance,
  { sites, database }: CallEnvironment,
  listMore: (tx: Tx) => Promise<Listed[]>,
) {
  app.get('/sitemap.xml', async (request, reply) => {
    const site = await sites.byHost(request.host)
    if (!site) throw new Refusal('unknownSite')
    const origin = originOf(request, site)
    const [items, more] = await database.read(site.agentId, tx =>
      Promise.all([listAddresses(tx), listMore(tx)]),
    )
    const pages = [
      ...fixedAddresses.map(address => ({ address, changed: null })),
      ...items.map(item => ({ address: addressOf(item), changed: item.at })),
      ...more,
    ]
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(sitemapOf(origin, pages))
  })
  app.get('/robots.txt', async (request, reply) => {
    const site = await sites.byHost(request.host)
    const sitemap = site ? [`Sitemap: ${originOf(request, site)}/sitemap.xml`, ''] : []
    return reply.type('text/plain; charset=utf-8').send([...robots, ...sitemap].join('\n'))
  })
}

/** Guest pages may be found; calls and the areas behind a login have nothing for a search engine. */
const robots = [
  'User-agent: *',
  'Disallow: /api/',
  'Disallow: /operator',
  'Disallow: /work-',
  'Disallow: /person-center',
  'Disallow: /help-center/search',
  'Disallow: /release/*/to/',
  'Allow: /',
  '',
]

function sitemapOf(origin: string, pages: readonly Listed[]): string {
  const root = create({ version: '1.0', encoding: 'UTF-8' }).ele(
    'http://www.sitemaps.org/schemas/sitemap/0.9',
    'urlset',
    {
      'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    },
  )
  for (const { address, changed } of pages) {
    const url = root.ele('url')
    url.ele('loc').txt(origin + address)
    if (changed) url.ele('lastmod').txt(changed.toISOString())
    for (const language of languages) {
      url.ele('http://www.w3.org/1999/xhtml', 'xhtml:link', {
        rel: 'alternate',
        hreflang: language,
        href: origin + inLanguage(address, language),
      })
    }
  }
  return root.end({ prettyPrint: true })
}
