// The header of the guest and member layouts. It scrolls with the page.

import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { links } from '../../lib/links'
import { useRootData } from '../../lib/root-data'
import type { HeaderStyle } from '../../lib/screens'
import { useIsBrowser } from '../../lib/use-is-browser'
import { useWords } from '../../lib/words'
import { buttonClass } from '../../ui/button-class'
import { ButtonLink } from '../../ui/button-link'
import { cx } from '../../ui/class-names'
import { LanguageSwitch } from './language-switch'
import { Logo } from './logo'
import { MainMenu } from './main-menu'
import { guestMenu, memberMenu } from './menus'
import { PhoneMenu } from './phone-menu'
import { ThemeSwitch } from './theme-switch'

// Members only: guests never load the account's code.
const MemberTools = lazy(() =>
  import('../account/member-tools').then(module => ({ default: module.MemberTools })),
)

export function SiteHeader({ style }: { style: HeaderStyle }) {
  const t = useWords('shell')
  const { isSignedIn } = useRootData()
  const entries = isSignedIn ? memberMenu : guestMenu
  return (
    <header className={cx(style === 'plain' && 'border-b border-line')}>
      <a
        href="#content"
        className="absolute -top-20 left-4 z-50 rounded-b-control bg-ink px-4 py-2 text-paper focus:top-0"
      >
        {t('skip.content')}
      </a>
      <div className="page flex h-16 items-center gap-4 lg:h-18 lg:gap-8">
        <Logo to={isSignedIn ? links.publish : links.home} />
        <div className="hidden shrink-0 lg:block">
          <MainMenu entries={entries} layout="across" />
        </div>
        <div className="ml-auto flex shrink-0 items-center gap-2">
          <div className="hidden items-center lg:flex">
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
          <SearchLink />
          {isSignedIn ? <MemberCorner /> : <GuestTools />}
          <PhoneMenu entries={entries}>
            {isSignedIn ? (
              <ButtonLink to={links.tickets} variant="line">
                {t('header.tickets')}
              </ButtonLink>
            ) : (
              <ButtonLink to={links.login} variant="line">
                {t('header.login')}
              </ButtonLink>
            )}
          </PhoneMenu>
        </div>
      </div>
    </header>
  )
}

/** Help and news, from wherever one is. On a phone it stands in the menu. */
function SearchLink() {
  const t = useWords('shell')
  return (
    <Link
      to={links.search}
      aria-label={t('header.search')}
      title={t('header.search')}
      className="grid size-11 place-items-center rounded-full text-soft hover:bg-sunken hover:text-ink max-lg:hidden"
    >
      <svg
        width="20"
        height="20"
        viewBox="0 0 20 20"
        fill="none"
        className="stroke-current"
        strokeWidth="1.8"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M13.2 13.2 17 17" />
      </svg>
    </Link>
  )
}

/** The account is the browser's to ask for; the place is kept free as wide as what comes, so that nothing jumps. */
function MemberCorner() {
  const place = <div className="h-11 w-23 sm:w-36" />
  if (!useIsBrowser()) return place
  return (
    <Suspense fallback={place}>
      <MemberTools />
    </Suspense>
  )
}

function GuestTools() {
  const t = useWords('shell')
  return (
    <>
      <Link to={links.login} className={cx(buttonClass({ variant: 'line' }), 'max-sm:hidden')}>
        {t('header.login')}
      </Link>
      <ButtonLink to={links.register} variant="main">
        {t('header.register')}
      </ButtonLink>
    </>
  )
}
