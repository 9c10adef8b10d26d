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
import { PassportSide } from './passport-side'

export async function loader({ context }: LoaderFunctionArgs) {
  return loadWords('passport', context.get(pageContext).language)
}

export const shouldRevalidate = () => false

export default function PassportLayout() {
  const words = useLoaderData<typeof loader>()
  const { language } = useRootData()
  const { pathname } = useLocation()
  return (
    <WordsProvider language={language} area="passport" words={words}>
      <div className="grid min-h-dvh lg:grid-cols-[minmax(28rem,1fr)_1fr]">
        <div className="flex flex-col">
          <header className="flex h-16 items-center justify-between px-4 sm:px-8 lg:h-18">
            <Logo to={links.home} />
            <div className="flex items-center">
              <LanguageSwitch />
              <ThemeSwitch />
            </div>
          </header>
          <main
            id="content"
            className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center px-4 py-10 sm:px-8"
          >
            <Outlet />
            <WaysBack isLogin={pathname === links.login} />
          </main>
          <SiteFooter style={screenAt(pathname)?.footer ?? 'slim'} />
        </div>
        <PassportSide />
      </div>
    </WordsProvider>
  )
}

function WaysBack({ isLogin }: { isLogin: boolean }) {
  const t = useWords('passport')
  const linkClass =
    'inline-flex min-h-11 items-center text-soft underline-offset-4 hover:text-ink hover:underline'
  return (
    <nav className="mt-8 flex flex-wrap gap-x-6 border-t border-line pt-4">
      {!isLogin && (
        <Link to={links.login} className={linkClass}>
          {t('back.login')}
        </Link>
      )}
      <Link to={links.home} className={linkClass}>
        {t('back.home')}
      </Link>
    </nav>
  )
}
