import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { isRefusal } from '../../../lib/is-refusal'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { NotThere } from '../not-there'
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
    <NotThere title={t('none.title')} text={t('none.text')} back={t('none.back')} to={links.operatorReview} />
  )
}
