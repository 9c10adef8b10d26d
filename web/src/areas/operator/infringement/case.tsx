import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { isRefusal } from '../../../lib/is-refusal'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { SkeletonLines } from '../../../ui/skeleton'
import { NotThere } from '../not-there'
import { Unreachable } from '../unreachable'
import { caseQuery } from './case-queries'
import { OpenedCase } from './opened-case'

export default function Case() {
  const t = useWords('infringement')
  const [params] = useSearchParams()
  const id = Number(params.get('id'))
  const { data, error, isError, isFetching, refetch } = useQuery(caseQuery(id))
  if (data) return <OpenedCase key={id} claim={data} />
  if (isError && isRefusal(error, 'notFound', 'invalidInput')) {
    return (
      <NotThere
        title={t('desk.missing')}
        text={t('desk.missingText')}
        back={t('desk.back')}
        to={links.operatorInfringements}
      />
    )
  }
  if (isError) return <Unreachable isRetrying={isFetching} onRetry={() => void refetch()} />
  return (
    <div className="page pt-10 pb-16">
      <SkeletonLines lines={14} />
    </div>
  )
}
