import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { queryClient } from '../../../features/account/account-queries'
import { isRefusal } from '../../../lib/is-refusal'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { ButtonLink } from '../../../ui/button-link'
import { EmptyState } from '../../../ui/empty-state'
import { Loaded } from '../loaded'
import { incomeQuery, splitQuery } from './split-queries'
import { OpenSplit } from './track/open-split'
import { TrackSkeleton } from './track/track-skeleton'

const isrcIn = (params: URLSearchParams) => params.get('isrc') ?? ''

export function clientLoader({ request }: { request: Request }) {
  const isrc = isrcIn(new URL(request.url).searchParams)
  // An address without a track asks for nothing.
  if (isrc === '') return null
  void queryClient.prefetchQuery(splitQuery(isrc))
  void queryClient.prefetchQuery(incomeQuery(isrc))
  return null
}

export default function SplitOfTrack() {
  const t = useWords('splits')
  const isrc = isrcIn(useSearchParams()[0])
  const query = useQuery({ ...splitQuery(isrc), enabled: isrc !== '' })
  if (isrc === '' || isRefusal(query.error, 'notFound', 'invalidInput')) {
    return (
      <EmptyState
        heading="h1"
        title={t('track.missing')}
        action={
          <ButtonLink to={links.splits} variant="ink">
            {t('track.back')}
          </ButtonLink>
        }
      >
        {t('track.missingText')}
      </EmptyState>
    )
  }
  return (
    <div className="min-h-[64rem] pb-10">
      <p className="mb-4 text-sm">
        <Link to={links.splits} className="text-soft underline-offset-4 hover:text-ink hover:underline">
          ← {t('track.back')}
        </Link>
      </p>
      <Loaded query={query} failed={t('track.failed')} skeleton={<TrackSkeleton />}>
        {detail => <OpenSplit key={isrc} detail={detail} />}
      </Loaded>
    </div>
  )
}
