import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation } from 'react-router'
import { Farewell } from '../../features/shell/farewell'
import { FloatingQuestion } from '../../features/shell/floating-question'
import { SiteFooter } from '../../features/shell/site-footer'
import { SiteHeader } from '../../features/shell/site-header'
import { pageContext } from '../../lib/page-context'
import { useRootData } from '../../lib/root-data'
import { screenAt } from '../../lib/screens'
import { WordsProvider } from '../../lib/words'
import { loadWords } from '../../messages/areas'

export async function loader({ context }: LoaderFunctionArgs) {
  return loadWords('guest', context.get(pageContext).language)
}

export const shouldRevalidate = () => false

export default function GuestLayout() {
  const words = useLoaderData<typeof loader>()
  const { language } = useRootData()
  const screen = screenAt(useLocation().pathname)
  return (
    <WordsProvider language={language} area="guest" words={words}>
      <div className="flex min-h-dvh flex-col">
        <SiteHeader style={screen?.header ?? 'plain'} />
        <main id="content" tabIndex={-1} className="outline-none">
          <Outlet />
        </main>
        <SiteFooter style={screen?.footer ?? 'full'} />
        <FloatingQuestion />
        <Farewell />
      </div>
    </WordsProvider>
  )
}
