// The operator's console is drawn in the browser. Without a staff session every address shows the door in its place.
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { CodeDialog } from '../../features/second-factor/code-dialog'
import '../../features/shell/bottom-bar.css'
import '../../styles/operator.css'
import { documentLanguage } from '../../lib/document-language'
import { useRootData } from '../../lib/root-data'
import { WordsProvider } from '../../lib/words'
import { loadWords } from '../../messages/areas'
import { ToastProvider } from '../../ui/toast'
import { HoldBanner } from './hold-banner'
import { JumpButton } from './jump/jump-button'
import { OperatorFrame } from './operator-frame'
import { OperatorSkeleton } from './operator-skeleton'
import { StaffMenu } from './staff-menu'
import { operatorClient, StaffContext, staffQuery } from './staff-queries'
import { StaffTools } from './staff-tools'
import { Unreachable } from './unreachable'

/** Who is logged in already never sees it, nor waits for its forms. */
const Door = lazy(async () => ({ default: (await import('./door/door')).Door }))

/** Who comes by an invitation is not staff yet, and the owner of a site need not be. */
const openAddresses: readonly string[] = ['/operator/join', '/operator/deed']

export function clientLoader() {
  void operatorClient.prefetchQuery(staffQuery)
  return loadWords('operator', documentLanguage())
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.origin !== nextUrl.origin
}

export function HydrateFallback() {
  return (
    <OperatorFrame>
      <OperatorSkeleton />
    </OperatorFrame>
  )
}

export default function OperatorLayout() {
  const words = useLoaderData<typeof clientLoader>()
  const { language, words: shell } = useRootData()
  const { pathname } = useLocation()
  return (
    <WordsProvider language={language} area="operator" words={words}>
      <QueryClientProvider client={operatorClient}>
        <ToastProvider closeLabel={shell['problem.close']}>
          {openAddresses.includes(pathname) ? (
            <OperatorFrame>
              <Outlet />
            </OperatorFrame>
          ) : (
            <BehindTheDoor />
          )}
        </ToastProvider>
      </QueryClientProvider>
    </WordsProvider>
  )
}

function BehindTheDoor() {
  const { data: staff, isError, isFetching, refetch } = useQuery(staffQuery)
  if (staff) {
    return (
      <StaffContext value={staff}>
        <OperatorFrame
          menu={<StaffMenu />}
          jump={<JumpButton />}
          tools={<StaffTools />}
          banner={<HoldBanner />}
        >
          <Outlet />
        </OperatorFrame>
        <CodeDialog />
      </StaffContext>
    )
  }
  return (
    <OperatorFrame>
      {staff === null && (
        <Suspense fallback={<OperatorSkeleton />}>
          <Door />
        </Suspense>
      )}
      {staff === undefined && !isError && <OperatorSkeleton />}
      {staff === undefined && isError && (
        <Unreachable isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
    </OperatorFrame>
  )
}
