// Rich text as it may be shown: a short list of tags, links that lead somewhere harmless, pictures of this site alone.
// It is cleaned when it is written, so that nothing else is ever stored.
import sanitize from 'sanitize-html'
import { contentPicture } from './pictures/content-picture'

const allowedTags = [
  ...['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 's', 'u', 'a', 'blockquote', 'code', 'br', 'hr'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'img'],
]

const elsewhere = { rel: 'noopener noreferrer nofollow', target: '_blank' }
const isOwnAddress = (href: string) => /^(\/(?!\/)|#)/.test(href)

export function cleanHtml(html: string): string {
  return sanitize(html, {
    allowedTags,
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    // What stands inside these is no text for readers.
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'iframe',
      'svg',
      'math',
      'template',
      'title',
    ],
    transformTags: {
      h1: 'h2',
      h4: 'h3',
      b: 'strong',
      i: 'em',
      a: (tagName, { href = '' }) => ({ tagName, attribs: { href, ...(!isOwnAddress(href) && elsewhere) } }),
      img: (tagName, { src = '', alt = '', width = '', height = '' }) => ({
        tagName,
        attribs: {
          src,
          alt,
          loading: 'lazy',
          ...(isSize(width) && { width }),
          ...(isSize(height) && { height }),
        },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !contentPicture.test(attribs.src ?? ''),
  }).trim()
}

const isSize = (text: string) => /^[1-9]\d{0,3}$/.test(text)
