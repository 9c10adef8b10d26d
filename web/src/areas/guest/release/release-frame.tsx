import type { ReactNode } from 'react'
import type { ShownRelease } from '#contract/release-pages/calls'
import { LanguageSwitch } from '../../../features/shell/language-switch'
import { Logo } from '../../../features/shell/logo'
import { SiteFooter } from '../../../features/shell/site-footer'
import { links } from '../../../lib/links'
import { useRootData } from '../../../lib/root-data'
import { useWords } from '../../../lib/words'
import { releaseColors } from './release-colors'
import { ShareButton } from './share-button'

/** The site steps back: its name, the language, one thing to do. Everything has the cover's colours. */
export function ReleaseFrame({ release, children }: { release: ShownRelease; children: ReactNode }) {
  const t = useWords('shell')
  const { isSignedIn } = useRootData()
  return (
    <div
      style={releaseColors(release.palette)}
      className="relative isolate flex min-h-dvh flex-col overflow-hidden bg-paper text-ink"
    >
      <Glow />
      <header>
        <a
          href="#content"
          className="absolute -top-20 left-4 z-50 rounded-b-control bg-ink px-4 py-2 text-paper focus:top-0"
        >
          {t('skip.content')}
        </a>
        <div className="page flex h-16 items-center gap-3">
          <Logo to={isSignedIn ? links.publish : links.home} />
          <div className="ml-auto flex shrink-0 items-center gap-3">
            <LanguageSwitch />
            <ShareButton release={release} />
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter style="slim" />
    </div>
  )
}

/** Light falls on the page from where the cover is. */
function Glow() {
  const background = [
    'radial-gradient(60rem 44rem at 24% 14rem, color-mix(in srgb, var(--glow) 92%, transparent), transparent 72%)',
    'radial-gradient(36rem 26rem at 36% 4rem, color-mix(in srgb, var(--accent-tone) 16%, transparent), transparent 70%)',
  ].join(',')
  return <div aria-hidden="true" className="absolute inset-x-0 top-0 -z-10 h-200" style={{ background }} />
}
