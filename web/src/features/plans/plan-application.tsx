import { useQuery } from '@tanstack/react-query'
import type { PlanNeed } from '#contract/content/kinds'
import { useWords } from '../../lib/words'
import { Button } from '../../ui/button'
import { Skeleton } from '../../ui/skeleton'
import { queryClient } from '../account/account-queries'
import { ApplyForm } from './apply-form'
import { OwnApplications } from './own-applications'
import { applicationsQuery } from './plan-queries'

interface PlanApplicationProps {
  plan: { id: number; needs: PlanNeed; isOpen: boolean }
}

/** A member's own part in a plan: what they sent, and another work while it is open. */
export function PlanApplication({ plan }: PlanApplicationProps) {
  const t = useWords('guest')
  const { data, isError, refetch } = useQuery(applicationsQuery(plan.id), queryClient)
  if (isError && !data) {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p className="text-accent">{t('hot.mine.failed')}</p>
        <Button onClick={() => void refetch()}>{t('answer.retry')}</Button>
      </div>
    )
  }
  if (!data) return <Skeleton className="h-40 w-full rounded-card" />
  const taken = new Set(data.items.filter(({ state }) => state !== 'withdrawn').map(({ work }) => work.id))
  return (
    <div className="grid gap-8">
      {data.items.length > 0 && <OwnApplications applications={data.items} />}
      {plan.isOpen && <ApplyForm plan={plan} taken={taken} />}
    </div>
  )
}
