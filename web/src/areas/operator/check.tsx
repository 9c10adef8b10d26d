import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { checkKinds } from '#contract/identity/check-calls'
import { isRefusal } from '../../lib/is-refusal'
import { links } from '../../lib/links'
import { useWords } from '../../lib/words'
import { ButtonLink } from '../../ui/button-link'
import { EmptyState } from '../../ui/empty-state'
import { CheckDesk } from './check/check-desk'
import { CheckSkeleton } from './check/check-skeleton'
import { ForCheckers } from './for-checkers'
import { type CheckKind, openedCheckQuery } from './staff-queries'
import { Unreachable } from './unreachable'

export default function Check() {
  const [params] = useSearchParams()
  const kind = checkKinds.find(known => known === params.get('kind'))
  const id = Number(params.get('id'))
  if (!kind || !Number.isSafeInteger(id) || id <= 0) return <NoSuchCheck />
  return (
    <ForCheckers>
      <OpenedCheck key={`${kind} ${id}`} kind={kind} id={id} />
    </ForCheckers>
  )
}

function OpenedCheck({ kind, id }: { kind: CheckKind; id: number }) {
  const { data, error, isFetching, refetch } = useQuery(openedCheckQuery(kind, id))
  if (data) return <CheckDesk check={data} />
  if (isRefusal(error, 'notFound')) return <NoSuchCheck />
  if (error) return <Unreachable isRetrying={isFetching} onRetry={() => void refetch()} />
  return <CheckSkeleton />
}

function NoSuchCheck() {
  const t = useWords('operator')
  return (
    <EmptyState
      heading="h1"
      title={t('check.none.title')}
      className="py-24"
      action={
        <ButtonLink to={links.operatorChecks} variant="ink">
          {t('check.queue')}
        </ButtonLink>
      }
    >
      {t('check.none.text')}
    </EmptyState>
  )
}
