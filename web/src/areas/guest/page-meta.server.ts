// Title, description, share picture, links between languages and structured data of a guest page.
import type { MetaDescriptor, RouterContextProvider } from 'react-router'
import { type Language, languages } from '#contract/language'
import type { PageContext } from '#contract/page-context'
import { links } from '../../lib/links'
import { pageContext } from '../../lib/page-context'
import { screenAt } from '../../lib/screens'
import { type AreaWords, loadWords } from '../../messages/areas'

export interface PageFacts {
  /** The item's own; without them the screen's. */
  title?: string
  description?: string
  /** Path and query by which the item is found; without it the path alone. */
  address?: string
  /** Name of the picture for those who share the page. */
  picture?: string
  /** Where it stands, if it has a place of its own. */
  pictureAddress?: string
  /** As Open Graph calls it; without it an article or a page of the site. */
  type?: 'music.song' | 'music.album'
  publishedAt?: string
  updatedAt?: string
  /** What machines may know about it, made with the site's own facts. */
  data?: (about: AboutPage) => object[]
  /** Search engines leave it out: nothing is there, or it is nobody's page in particular. */
  isUnlisted?: boolean
}

export interface AboutPage {
  origin: string
  /** The whole address of the page. */
  url: string
  picture: string
  siteTitle: string
  site: PageContext['site']
  language: Language
  words: AreaWords['guest']
}

const locales = { 'zh-CN': 'zh_CN', en: 'en_GB' } as const
/** As the server draws them. */
const pictureSize = { width: '1200', height: '630' }

type Descriptor = MetaDescriptor

/** Replaces the root's title: React Router takes the deepest route's `meta` alone. */
export async function describePage(
  request: Request,
  context: Readonly<RouterContextProvider>,
  description: keyof AreaWords['guest'],
  facts: PageFacts = {},
): Promise<Descriptor[]> {
  const { site, language, origin } = context.get(pageContext)
  const [shell, guest] = await Promise.all([loadWords('shell', language), loadWords('guest', language)])
  const { pathname, searchParams } = new URL(request.url)
  const path = pathname.replace(/\.data$/, '')
  const key = screenAt(path)?.title as keyof AreaWords['shell'] | undefined
  const siteTitle = site.site_title[language]
  const title = facts.title ?? (key ? shell[key] : '')
  const titled = { title: title ? `${title} - ${siteTitle}` : siteTitle }
  const text = facts.description || guest[description]
  if (facts.isUnlisted) return [titled, { name: 'robots', content: 'noindex' }]

  const plain = origin + (facts.address ?? path)
  const inLanguage = (language: string) => `${plain}${plain.includes('?') ? '&' : '?'}lang=${language}`
  const url = searchParams.has('lang') ? inLanguage(language) : plain
  const picture = origin + (facts.pictureAddress ?? links.sharePicture(facts.picture ?? 'home', language))
  const about = { origin, url, picture, siteTitle, site, language, words: guest }
  return [
    titled,
    { name: 'description', content: text },
    ...openGraph(facts, about, title || siteTitle, text),
    { tagName: 'link', rel: 'canonical', href: url },
    ...languages.map(language => alternate(language, inLanguage(language))),
    alternate('x-default', plain),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: `${guest['news.title']} - ${siteTitle}`,
      href: links.newsFeed(language),
    },
    // React Router writes "<" as an escape in there.
    ...(facts.data?.(about) ?? []).map(
      entry => ({ 'script:ld+json': { '@context': 'https://schema.org', ...entry } }) as Descriptor,
    ),
  ]
}

function alternate(hrefLang: string, href: string): Descriptor {
  return { tagName: 'link', rel: 'alternate', hrefLang, href }
}

function openGraph(facts: PageFacts, about: AboutPage, title: string, text: string): Descriptor[] {
  const property = (name: string, content: string) => ({ property: name, content })
  return [
    property('og:type', facts.type ?? (facts.publishedAt ? 'article' : 'website')),
    property('og:site_name', about.siteTitle),
    property('og:title', title),
    property('og:description', text),
    property('og:url', about.url),
    property('og:locale', locales[about.language]),
    ...languages
      .filter(language => language !== about.language)
      .map(language => property('og:locale:alternate', locales[language])),
    property('og:image', about.picture),
    property('og:image:width', pictureSize.width),
    property('og:image:height', pictureSize.height),
    property('og:image:alt', title),
    ...(facts.publishedAt ? [property('article:published_time', facts.publishedAt)] : []),
    ...(facts.updatedAt ? [property('article:modified_time', facts.updatedAt)] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
