// What is shown where a link to a page is shared: the title on paper, with streams that flow together below it.
import type { FastifyInstance } from 'fastify'
import type { ContentKind } from '#contract/content/kinds'
import type { Language } from '#contract/language'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import { languageOf } from '../../../platform/http/request-facts'
import type { Site } from '../../../platform/http/site-directory'
import { sharp } from '../../../platform/picture'
import type { PictureShelf } from '../../../platform/picture-shelf'
import { pictureOfWords } from '../../../platform/picture-words'
import { Refusal } from '../../../platform/refusal'
import { findShown, listShownInOrder } from '../shown-items.queries'
import { shownText } from '../shown-text'

const width = 1200
const height = 630
const margin = 84
const mostLetters = 70
const kinds: readonly string[] = ['news', 'help', 'plan', 'page']

export function registerSharePictures(
  app: FastifyInstance,
  { sites, database }: CallEnvironment,
  pictures: PictureShelf,
) {
  app.get<{ Params: { name: string } }>('/share/:name', async (request, reply) => {
    const site = await sites.byHost(request.host)
    const wanted = /^(?:home|([a-z]+)-(\d{1,9}))\.png$/.exec(request.params.name)
    if (!site || !wanted) throw new Refusal('notFound')
    const [, kind, number] = wanted
    if (kind !== undefined && !kinds.includes(kind)) throw new Refusal('notFound')
    const language = languageOf(request)
    const title = await database.read(site.agentId, async tx => {
      const item = kind
        ? await findShown(tx, kind as ContentKind, Number(number))
        : (await listShownInOrder(tx, 'block')).find(({ slot }) => slot === 'opening')
      return item && shownText(item.title, { site, language })
    })
    if (title === undefined) throw new Refusal('notFound')
    const key = JSON.stringify([site.facts.site_title[language], site.facts.colors, title])
    const picture = await pictures.take(key, () => drawPicture(title, site, language))
    return reply.type('image/png').header('cache-control', 'public, max-age=3600').send(picture)
  })
}

const set = { width: width - 2 * margin, least: 24, spacing: 0.16 }

async function drawPicture(title: string, site: Site, language: Language): Promise<Buffer> {
  const letters = [...title.replaceAll('\n', ' ')]
  const shown = letters.length > mostLetters ? `${letters.slice(0, mostLetters).join('')}…` : letters.join('')
  const [heading, name] = await Promise.all([
    pictureOfWords(shown, { ...set, size: 100, color: '#15171a', height: 300 }),
    pictureOfWords(site.facts.site_title[language], { ...set, size: 34, color: '#4f4d47', height: 60 }),
  ])
  return sharp(Buffer.from(streams(site)))
    .composite([
      { input: name.data, left: margin, top: margin - 12 },
      { input: heading.data, left: margin, top: margin + 70 },
    ])
    .png({ palette: true })
    .toBuffer()
}

/** Parallel lines that come together at the right, the accent among them. */
function streams({ facts }: Site): string {
  const accent = facts.colors.accent ?? '#c4371f'
  const river = facts.colors.river ?? '#0e5c55'
  const lines = Array.from({ length: 9 }, (_, index) => {
    const from = 470 + index * 19
    const to = 540 + index * 5
    const color = index === 3 ? accent : index % 3 === 1 ? river : '#15171a'
    return `<path d="M0 ${from} C 420 ${from} 560 ${to} 860 ${to} S 1120 ${to} 1200 ${to}" stroke="${color}" stroke-width="${index === 3 ? 5 : 2.5}" fill="none"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fbfaf6"/>${lines.join('')}</svg>`
}
