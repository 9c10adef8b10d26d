// Only on the server: the contract's schemas never reach a guest's browser.
import type { RouterContextProvider } from 'react-router'
import { readHome } from '#contract/content/calls'
import { pageContext } from '../../lib/page-context'
import { loadWords } from '../../messages/areas'

/** The words of every guest page, and what the operator says at its foot. */
export async function readGuestFrame(context: Readonly<RouterContextProvider>) {
  const pages = context.get(pageContext)
  const [words, { blocks }] = await Promise.all([
    loadWords('guest', pages.language),
    pages.call(readHome, {}),
  ])
  const footer = blocks.find(({ slot }) => slot === 'footer')
  return {
    words,
    footer: footer ? { title: footer.title, text: footer.summary, html: footer.body_html } : null,
  }
}
