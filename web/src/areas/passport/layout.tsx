import { Link, type LoaderFunctionArgs, Outlet, useLoaderData, useLocation } from 'react-router'
import { LanguageSwitch } from '../../features/shell/language-switch'
import { Logo } from '../../features/shell/logo'
import { SiteFooter } from '../../features/shell/site-footer'
import { ThemeSwitch } from '../../features/shell/theme-switch'
import { links } from '../../lib/links'
import { pageContext } from '../../lib/page-context'
import { useRootData } from '../../lib/root-data'
import { screenAt } from '../../lib/screens'
import { useWords, WordsProvider } from '../../lib/words'
import { loadWords } from '../../messages/areas'
import { cx } from '../../ui/class-names'
import { PassportSide } from './passport-side'
import { useWithNext } from './use-with-next'

export async function loader({ context }: LoaderFunctionArgs) {
  return loadWords('passport', context.get(pageContext).language)
}

export const shouldRevalidate = () => false

/** Long forms stand in a wider column and start at its top: they grow while they are filled in. */
const longForms: string[] = [links.registerMinor, links.identityCheck]

export default function PassportLayout() {
  const words = useLoaderData<typeof loader>()
  const { language } = useRootData()
  const { pathname } = useLocation()
  const isLong = longForms.includes(pathname)
  return (
    <WordsProvider language={language} area="passport" words={words}>
      <div
        className={cx(
          'grid min-h-dvh',
          isLong ? 'lg:grid-cols-[minmax(40rem,2fr)_1fr]' : 'lg:grid-cols-[minmax(28rem,1fr)_1fr]',
        )}
      >
        <div className="flex min-w-0 flex-col">
          <header className="flex h-16 items-center justify-between px-4 sm:px-8 lg:h-18">
            <Logo to={links.home} />
            <div className="flex shrink-0 items-center">
              <LanguageSwitch />
              <ThemeSwitch />
            </div>
          </header>
          <main
            id="content"
            className={cx(
              'mx-auto flex w-full flex-1 flex-col px-4 pt-2 pb-10 sm:px-8 lg:py-10',
              // Its place hangs on nothing that comes later: a form in the middle jumps while a slow line brings the page.
              isLong ? 'max-w-2xl' : 'max-w-lg [@media(min-height:62rem)]:lg:pt-28',
            )}
          >
            <Outlet />
            <WaysBack pathname={pathname} />
          </main>
          <SiteFooter style={screenAt(pathname)?.footer ?? 'slim'} />
        </div>
        <PassportSide />
      </div>
    </WordsProvider>
  )
}

/** The identity check may be open on a phone that has nothing to do with an account. */
const withoutLogin: string[] = [links.login, links.identityCheck]

function WaysBack({ pathname }: { pathname: string }) {
  const t = useWords('passport')
  const withNext = useWithNext()
  const linkClass =
    'inline-flex min-h-11 items-center text-soft underline-offset-4 hover:text-ink hover:underline'
  return (
    <nav className="mt-8 flex flex-wrap gap-x-6 border-t border-line pt-4">
      {!withoutLogin.includes(pathname) && (
        <Link to={withNext(links.login)} className={linkClass}>
          {t('back.login')}
        </Link>
      )}
      <Link to={links.home} className={linkClass}>
        {t('back.home')}
      </Link>
    </nav>
  )
}
