// The member's area is drawn in the browser: the server sends the frame, the member's data come by calls.
import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { accountQuery, queryClient, unreadQuery } from '../../features/account/account-queries'
import { NewsToasts } from '../../features/account/news-toasts'
import { StandingLine } from '../../features/account/standing-line'
import { UnlessLost } from '../../features/account/unless-lost'
import { FloatingQuestion } from '../../features/shell/floating-question'
import { SiteFooter } from '../../features/shell/site-footer'
import { SiteHeader } from '../../features/shell/site-header'
import { documentLanguage } from '../../lib/document-language'
import { useRootData } from '../../lib/root-data'
import { screenAt } from '../../lib/screens'
import { WordsProvider } from '../../lib/words'
import { loadWords } from '../../messages/areas'
import { ToastProvider } from '../../ui/toast'
import '../../features/shell/bottom-bar.css'
import '../../styles/member.css'
import { MemberFrame } from './member-frame'
import { useArrivalFocus } from './use-arrival-focus'

export async function clientLoader() {
  // Who is logged in and what waits come together; a failure is only logged and the screens do without.
  void queryClient.prefetchQuery(accountQuery)
  void queryClient.prefetchQuery(unreadQuery)
  return loadWords('member', documentLanguage())
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.origin !== nextUrl.origin
}

export function HydrateFallback() {
  return <MemberFrame />
}

export default function MemberLayout() {
  const words = useLoaderData<typeof clientLoader>()
  const { language, words: shell } = useRootData()
  const screen = screenAt(useLocation().pathname)
  const title = shell[(screen?.title ?? 'title.unknown') as keyof typeof shell]
  const isTool = screen?.header === 'none'
  useArrivalFocus()
  return (
    <WordsProvider language={language} area="member" words={words}>
      <QueryClientProvider client={queryClient}>
        <ToastProvider closeLabel={shell['problem.close']}>
          <div className="flex min-h-dvh flex-col">
            {!isTool && <SiteHeader style={screen?.header ?? 'plain'} />}
            {!isTool && <StandingLine />}
            {/* The footer begins below the first screen: a skeleton or a list that turns out to be short would move it. */}
            <main id="content" tabIndex={-1} aria-label={title} className="min-h-dvh flex-1 outline-none">
              <UnlessLost>
                <Outlet />
              </UnlessLost>
            </main>
            <SiteFooter style={screen?.footer ?? 'slim'} />
            {!isTool && <FloatingQuestion />}
            <NewsToasts />
          </div>
        </ToastProvider>
      </QueryClientProvider>
    </WordsProvider>
  )
}
