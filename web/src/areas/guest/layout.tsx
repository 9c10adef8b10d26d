import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation } from 'react-router'
import { Farewell } from '../../features/shell/farewell'
import { FloatingQuestion } from '../../features/shell/floating-question'
import { SiteFooter } from '../../features/shell/site-footer'
import { SiteHeader } from '../../features/shell/site-header'
import { useRootData } from '../../lib/root-data'
import { screenAt } from '../../lib/screens'
import { WordsProvider } from '../../lib/words'
import { readGuestFrame } from './layout.server'

export const loader = ({ context }: LoaderFunctionArgs) => readGuestFrame(context)

export const shouldRevalidate = () => false

export default function GuestLayout() {
  const { words, footer } = useLoaderData<typeof loader>()
  const { language } = useRootData()
  const screen = screenAt(useLocation().pathname)
  return (
    <WordsProvider language={language} area="guest" words={words}>
      <div className="flex min-h-dvh flex-col">
        <SiteHeader style={screen?.header ?? 'plain'} />
        {/* The footer begins below the first screen: what a slow line brings late would move it. */}
        <main id="content" tabIndex={-1} className="min-h-dvh outline-none">
          <Outlet />
        </main>
        <SiteFooter style={screen?.footer ?? 'full'} said={footer} />
        <FloatingQuestion />
        <Farewell />
      </div>
    </WordsProvider>
  )
}
