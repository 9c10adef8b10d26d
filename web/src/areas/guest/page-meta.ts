// Title, description and links between languages of a guest page.
import type { MetaArgs } from 'react-router'
import { languages } from '#contract/language'
import type { RootData } from '../../lib/root-data'
import { screenAt } from '../../lib/screens'
import type { AreaWords } from '../../messages/areas'

/** Replaces the root's title: React Router takes the deepest route's `meta` alone. */
export function pageMeta({ matches, location }: MetaArgs, description: keyof AreaWords['guest']) {
  const root = matches.find(match => match?.id === 'root')?.loaderData as RootData | undefined
  const guest = matches.find(match => match?.id === 'areas/guest/layout')?.loaderData as
    | AreaWords['guest']
    | undefined
  if (!root || !guest) return []
  const title = screenAt(location.pathname)?.title as keyof AreaWords['shell'] | undefined
  const site = root.site.site_title[root.language]
  const address = root.origin + location.pathname
  return [
    { title: `${title ? root.words[title] : ''} - ${site}` },
    { name: 'description', content: guest[description] },
    { property: 'og:title', content: site },
    { property: 'og:description', content: guest[description] },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: address },
    { tagName: 'link', rel: 'canonical', href: address },
    ...languages.map(language => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: language,
      href: `${address}?lang=${language}`,
    })),
  ]
}
