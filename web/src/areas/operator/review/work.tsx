import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { isRefusal } from '../../../lib/is-refusal'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { ButtonLink } from '../../../ui/button-link'
import { EmptyState } from '../../../ui/empty-state'
import { Unreachable } from '../unreachable'
import { reviewQuery } from './review-queries'
import { DeskSkeleton } from './work/desk-skeleton'
import { ReviewDesk } from './work/review-desk'

export default function ReviewWork() {
  const [params] = useSearchParams()
  const id = Number(params.get('id'))
  if (!Number.isSafeInteger(id) || id <= 0) return <NoSuchWork />
  return <OpenedWork key={id} id={id} />
}

function OpenedWork({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery(reviewQuery(id))
  if (data) return <ReviewDesk review={data} />
  if (isRefusal(error, 'notFound')) return <NoSuchWork />
  if (error) return <Unreachable isRetrying={isFetching} onRetry={() => void refetch()} />
  return <DeskSkeleton />
}

function NoSuchWork() {
  const t = useWords('review')
  return (
    <EmptyState
      heading="h1"
      title={t('none.title')}
      className="py-24"
      action={
        <ButtonLink to={links.operatorReview} variant="ink">
          {t('none.back')}
        </ButtonLink>
      }
    >
      {t('none.text')}
    </EmptyState>
  )
}
