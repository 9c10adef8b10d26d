import { Outlet, useLoaderData } from 'react-router'
import { LanguageSwitch } from '../../features/shell/language-switch'
import { Logo } from '../../features/shell/logo'
import { ThemeSwitch } from '../../features/shell/theme-switch'
import { documentLanguage } from '../../lib/document-language'
import { links } from '../../lib/links'
import { useRootData } from '../../lib/root-data'
import { useWords, WordsProvider } from '../../lib/words'
import { loadWords } from '../../messages/areas'
import { SkeletonLines } from '../../ui/skeleton'

export function clientLoader() {
  return loadWords('operator', documentLanguage())
}

export function HydrateFallback() {
  const t = useWords('shell')
  return (
    <main className="mx-auto max-w-xl px-4 py-24" aria-busy="true" aria-label={t('loading')}>
      <SkeletonLines lines={4} />
    </main>
  )
}

export default function OperatorLayout() {
  const words = useLoaderData<typeof clientLoader>()
  const { language } = useRootData()
  return (
    <WordsProvider language={language} area="operator" words={words}>
      <div className="flex min-h-dvh flex-col bg-sunken">
        <header className="border-b border-line bg-paper">
          <div className="flex h-16 items-center justify-between px-4 lg:px-8">
            <Logo to={links.operator} />
            <div className="flex items-center">
              <LanguageSwitch />
              <ThemeSwitch />
            </div>
          </div>
        </header>
        <main id="content" className="flex-1">
          <Outlet />
        </main>
      </div>
    </WordsProvider>
  )
}
