// What comes from a word processor or another site: only words and their shape stay. Pictures from elsewhere would be
// gone after saving, so they never appear.

const unwanted =
  'script, style, meta, link, title, iframe, object, embed, svg, math, form, input, button, template'
const ownPicture = /^\/content-pictures\//
/** The last one is the editor's own: where a copied part of a text began and ended. */
const kept = ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'start', 'data-pm-slice']
/** Even a document that never runs complains about these, so they go before it is read. */
const handlers = /\son\w+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi
const headings = { H1: 'h2', H4: 'h3', H5: 'h3', H6: 'h3' } as const

export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(handlers, ''), 'text/html')
  for (const element of body.querySelectorAll(unwanted)) element.remove()
  for (const element of body.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) if (!kept.includes(name)) element.removeAttribute(name)
  }
  for (const picture of body.querySelectorAll('img')) {
    if (!ownPicture.test(picture.getAttribute('src') ?? '')) picture.remove()
  }
  for (const heading of body.querySelectorAll('h1, h4, h5, h6')) {
    const other = document.createElement(headings[heading.tagName as keyof typeof headings])
    other.append(...heading.childNodes)
    heading.replaceWith(other)
  }
  return body.innerHTML
}

/** Word processors send a picture of the words along with them: then the words are meant. */
export function picturesOf(data: DataTransfer | null): File[] {
  const html = data?.getData('text/html') ?? ''
  if (html.replace(/<!--.*?-->|<(style|script)\b.*?<\/\1>|<[^>]*>/gs, '').trim() !== '') return []
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
}
