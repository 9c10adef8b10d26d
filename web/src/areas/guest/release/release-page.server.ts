// Only on the server: the contract's schemas never reach a guest's browser.
import { data, type RouterContextProvider } from 'react-router'
import { fill } from '#contract/fill'
import { type ShownRelease, showReleasePage } from '#contract/release-pages/calls'
import { links } from '../../../lib/links'
import { pageContext } from '../../../lib/page-context'
import { loadWords } from '../../../messages/areas'
import { orNothing } from '../missing-page.server'
import { describePage } from '../page-meta.server'
import { musicAlbum } from './music-data.server'

type Context = Readonly<RouterContextProvider>

export async function readRelease(request: Request, context: Context, code: string) {
  const { call, language } = context.get(pageContext)
  const words = await loadWords('release', language)
  const answered = await orNothing(call(showReleasePage, { code })).catch(orGone)
  if (answered === null || answered === 'gone') {
    const isGone = answered === 'gone'
    const title = words[isGone ? 'gone.title' : 'missing.title']
    const meta = await describePage(request, context, 'help.description', { title, isUnlisted: true })
    return data({ found: null, isGone, words, meta }, { status: isGone ? 410 : 404 })
  }
  return { found: answered, isGone: false, words, meta: await describe(request, context, answered) }
}

/** It was there: whoever follows an old link is told so, and search engines forget it. */
function orGone(error: unknown): 'gone' {
  if (error instanceof Error && 'key' in error && error.key === 'gone') return 'gone'
  throw error
}

async function describe(request: Request, context: Context, release: ShownRelease) {
  const { title, artists, stage, release_date } = release
  const words = await loadWords('release', context.get(pageContext).language)
  const said = { title, artists, day: release_date ?? '' }
  const meta = await describePage(request, context, 'help.description', {
    title: [title, artists].filter(Boolean).join(' - '),
    description: fill(words[`description.${stage}`], said),
    address: links.release(release.code),
    pictureAddress: release.share_picture,
    type: release.kind === 'single' ? 'music.song' : 'music.album',
    data: about => (stage === 'out' ? [musicAlbum(about, release)] : []),
  })
  const theme = { name: 'theme-color', content: release.palette.ground }
  return stage === 'out' ? [...meta, theme] : [...meta, theme, { name: 'robots', content: 'noindex' }]
}
