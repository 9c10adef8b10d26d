// What machines may know about a page, in the words of schema.org.
import { links } from '../../lib/links'
import type { AboutPage } from './page-meta.server'

export function organization({ origin, siteTitle, site, language }: AboutPage) {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#site`,
    name: siteTitle,
    url: `${origin}${links.home}`,
    logo: site.site_logo ? new URL(site.site_logo, origin).href : `${origin}/favicon.svg`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: site.contact_email,
      telephone: site.hotline,
      hoursAvailable: site.service_hours[language],
    },
  }
}

export function webSite({ origin, siteTitle, language }: AboutPage) {
  return {
    '@type': 'WebSite',
    name: siteTitle,
    url: `${origin}${links.home}`,
    inLanguage: language,
    publisher: { '@id': `${origin}/#site` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${links.search}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

export interface Crumb {
  name: string
  /** Absent: the page itself. */
  to?: string
}

export function breadcrumbs({ origin, url }: AboutPage, crumbs: readonly Crumb[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: to ? origin + to : url,
    })),
  }
}

interface Written {
  type: 'NewsArticle' | 'TechArticle' | 'Article'
  title: string
  summary: string
  publishedAt: string
  updatedAt?: string
}

export function article(about: AboutPage, { type, title, summary, publishedAt, updatedAt }: Written) {
  const { origin, url, picture, language } = about
  const publisher = { '@type': 'Organization', '@id': `${origin}/#site`, name: about.siteTitle }
  return {
    '@type': type,
    headline: title,
    description: summary || undefined,
    image: picture,
    inLanguage: language,
    datePublished: publishedAt,
    dateModified: updatedAt ?? publishedAt,
    mainEntityOfPage: url,
    author: publisher,
    publisher,
  }
}

export function questionPage(questions: readonly { question: string; answer_html: string }[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer_html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer_html },
    })),
  }
}
