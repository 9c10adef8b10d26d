import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { readStaffInvitation } from '#contract/staff/calls'
import { api } from '../../lib/api'
import { isRefusal } from '../../lib/is-refusal'
import { links } from '../../lib/links'
import { useWords } from '../../lib/words'
import { ButtonLink } from '../../ui/button-link'
import { EmptyState } from '../../ui/empty-state'
import { PageHeader } from '../../ui/page-header'
import { DoorWay } from './door/door-way'
import { JoinForm } from './door/join-form'
import { SecondStep, type SecondStepFacts } from './door/second-step'
import { OperatorSkeleton } from './operator-skeleton'
import { Unreachable } from './unreachable'

/** The one-time link: an account, its second factor, its recovery codes, and in. */
export default function Join() {
  const t = useWords('operator')
  const navigate = useNavigate()
  const invitation = useSearchParams()[0].get('invitation') ?? ''
  const [second, setSecond] = useState<SecondStepFacts>()
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['invitation', invitation],
    queryFn: async () => (await api(readStaffInvitation, { invitation }, { shows: () => true })).data,
    enabled: invitation !== '' && !second,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const enter = () => void navigate(links.operator)
  if (second) return <SecondStep facts={second} onBack={enter} onIn={enter} />
  if (error && !isRefusal(error, 'linkExpired')) {
    return <Unreachable isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  if (invitation === '' || error) {
    return (
      <div className="grid flex-1 place-items-center">
        <EmptyState
          heading="h1"
          title={t('join.over.title')}
          action={
            <ButtonLink to={links.operator} variant="ink">
              {t('join.over.action')}
            </ButtonLink>
          }
        >
          {t('join.over.text')}
        </EmptyState>
      </div>
    )
  }
  if (isPending) return <OperatorSkeleton />
  return (
    <DoorWay passed={0}>
      <PageHeader
        over={data.roles.map(role => t(`role.${role}`)).join(' · ')}
        title={t('join.title')}
        lead={t('join.lead')}
        className="pt-0 sm:pt-0"
      />
      <JoinForm invitation={invitation} onPassed={setSecond} />
    </DoorWay>
  )
}
