import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { isRefusal } from '../../../lib/is-refusal'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { SkeletonLines } from '../../../ui/skeleton'
import { NotThere } from '../not-there'
import { Unreachable } from '../unreachable'
import { reportQuery } from './income-queries'
import { MappingEditor } from './mapping/mapping-editor'

export default function MappingScreen() {
  const t = useWords('report-check')
  const [params] = useSearchParams()
  const id = Number(params.get('id'))
  const wanted = params.get('table')
  const { data, error, isError, isFetching, refetch } = useQuery(reportQuery(id))
  const table = data?.tables.find(({ number }) => String(number) === wanted)
  const isThere = data !== undefined && (wanted === null || table !== undefined)
  if (isThere) return <MappingEditor key={`${id} ${wanted}`} report={data} table={table} />
  if (data || (isError && isRefusal(error, 'notFound', 'invalidInput'))) {
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
