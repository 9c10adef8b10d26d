import type { FastifyInstance } from 'fastify'
import { Feed } from 'feed'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import { languageOf, originOf } from '../../../platform/http/request-facts'
import type { Site } from '../../../platform/http/site-directory'
import { Refusal } from '../../../platform/refusal'
import { say } from '../../../platform/texts/texts'
import '../content.texts'
import { listShownNews, type ShownItem } from '../shown-items.queries'
import { type Reader, shownHtml, shownText } from '../shown-text'
import { inLanguage, newsAddress } from './addresses'

const newest = 30

/** Service news for feed readers, in the language they ask for. */
export function registerNewsFeed(app: FastifyInstance, { sites, database }: CallEnvironment) {
  app.get('/advisory/feed.xml', async (request, reply) => {
    const site = await sites.byHost(request.host)
    if (!site) throw new Refusal('unknownSite')
    const language = languageOf(request)
    const items = await database.read(site.agentId, tx => listShownNews(tx, { limit: newest }))
    return reply
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .header('vary', 'accept-language, cookie')
      .send(feedOf(items, { site, language, origin: originOf(request, site) }))
  })
}

type About = Pick<Reader, 'language'> & { site: Site; origin: string }

function feedOf(items: readonly ShownItem[], about: About): string {
  const { site, language, origin } = about
  const title = site.facts.site_title[language]
  const feed = new Feed({
    title: say('content.feed.title', language, { site: title }),
    description: say('content.feed.about', language, { site: title }),
    id: `${origin}/advisory/index`,
    link: origin + inLanguage('/advisory/index', language),
    language,
    copyright: title,
    feedLinks: { rss: origin + inLanguage('/advisory/feed.xml', language) },
    ...(items[0] && { updated: items[0].at }),
  })
  for (const item of items) {
    const address = origin + newsAddress(item.number)
    feed.addItem({
      id: address,
      title: shownText(item.title, about),
      link: origin + inLanguage(newsAddress(item.number), language),
      description: shownText(item.summary, about),
      content: shownHtml(item.body_html, about).replaceAll(/(src|href)="\//g, `$1="${origin}/`),
      date: item.published_at as Date,
      ...(item.cover && { image: origin + item.cover }),
    })
  }
  return feed.rss2()
}
