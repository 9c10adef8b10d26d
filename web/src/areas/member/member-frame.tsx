import { useLocation } from 'react-router'
import { SiteHeader } from '../../features/shell/site-header'
import { screenAt } from '../../lib/screens'
import { useWords } from '../../lib/words'
import { Skeleton, SkeletonLines } from '../../ui/skeleton'

/**
 * What the server sends of a member's page: the header, and grey lines where the page will stand. The footer comes with the
 * page: nobody knows yet how far down it belongs.
 */
export function MemberFrame() {
  const t = useWords('shell')
  const screen = screenAt(useLocation().pathname)
  return (
    <div className="flex min-h-dvh flex-col">
      {screen?.header !== 'none' && <SiteHeader style={screen?.header ?? 'plain'} />}
      <main className="page min-h-dvh flex-1 py-10" aria-busy="true" aria-label={t('loading')}>
        <Skeleton className="h-9 w-72 max-w-full" />
        <SkeletonLines lines={4} className="mt-8 max-w-2xl" />
      </main>
    </div>
  )
}
