import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { isRefusal } from '../../../lib/is-refusal'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { SkeletonLines } from '../../../ui/skeleton'
import { NotThere } from '../not-there'
import { Unreachable } from '../unreachable'
import { reportQuery } from './income-queries'
import { OpenedReport } from './report/opened-report'

export default function ReportScreen() {
  const t = useWords('report-check')
  const [params] = useSearchParams()
  const id = Number(params.get('id'))
  const { data, error, isError, isFetching, refetch, dataUpdatedAt } = useQuery(reportQuery(id))
  if (data) return <OpenedReport key={id} report={data} at={dataUpdatedAt} />
  if (isError && isRefusal(error, 'notFound', 'invalidInput')) {
    return (
      <NotThere
        title={t('missing.title')}
        text={t('missing.text')}
        back={t('missing.back')}
        to={links.operatorIncome}
      />
    )
  }
  if (isError) return <Unreachable isRetrying={isFetching} onRetry={() => void refetch()} />
  return (
    <div className="page pt-10 pb-16">
      <SkeletonLines lines={16} />
    </div>
  )
}
