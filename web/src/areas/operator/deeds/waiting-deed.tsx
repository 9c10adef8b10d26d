import { useState } from 'react'
import { agreeToDeed, stopDeed } from '#contract/deeds/calls'
import { apiWithCode } from '../../../features/second-factor/api-with-code'
import { api } from '../../../lib/api'
import { formatMoment } from '../../../lib/format'
import { useWords } from '../../../lib/words'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { useStaffDeed } from '../use-staff-deed'
import { type ListedDeed, refreshDeeds } from './deed-queries'

export function WaitingDeed({ deed }: { deed: ListedDeed }) {
  const t = useWords('deeds')
  const [run, isBusy] = useStaffDeed(refreshDeeds)
  const [isStopping, setIsStopping] = useState(false)
  let said = ''

  const agree = () =>
    run(
      async () => {
        said = (await apiWithCode(agreeToDeed, { id: deed.id })).msg
      },
      () => said,
    )
  const stop = () =>
    run(
      async () => {
        said = (await api(stopDeed, { id: deed.id })).msg
      },
      () => said,
      () => setIsStopping(false),
    )

  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="min-w-0 max-w-[68ch]">
        <p className="font-semibold [overflow-wrap:anywhere]">{deed.what}</p>
        <p className="mt-1 text-sm text-soft">
          {t('requested', { name: deed.requested_by, at: formatMoment(deed.requested_at) })}
        </p>
        <p className="mt-2">
          <Badge tone={deed.ready_at ? 'amber' : 'accent'}>{standing(deed, t)}</Badge>
        </p>
        <p className="num mt-2 text-sm text-soft">
          {deed.ready_at
            ? t('acts', { at: formatMoment(deed.ready_at) })
            : t('ends', { earliest: formatMoment(deed.earliest_at), at: formatMoment(deed.ends_at) })}
        </p>
        {deed.cannot_agree && deed.cannot_agree !== 'agreed' && !deed.needs_owner && (
          <p className="mt-1 text-sm text-soft">{t(`cannot.${deed.cannot_agree}`)}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {deed.cannot_agree === null && (
          <Button size="small" variant="main" loading={isBusy && !isStopping} onClick={() => void agree()}>
            {t('agree')}
          </Button>
        )}
        <Button size="small" variant="danger" onClick={() => setIsStopping(true)}>
          {t('stop')}
        </Button>
      </div>
      <ConfirmDialog
        open={isStopping}
        onOpenChange={setIsStopping}
        title={t('stop.title')}
        confirmLabel={t('stop')}
        cancelLabel={t('stop.keep')}
        danger
        busy={isBusy}
        onConfirm={() => void stop()}
      >
        {deed.what}
      </ConfirmDialog>
    </li>
  )
}

function standing(deed: ListedDeed, t: ReturnType<typeof useWords<'deeds'>>): string {
  if (deed.agreed_by) return t('agreed', { name: deed.agreed_by })
  if (deed.clicked_at) return t('confirmed')
  return t(deed.needs_owner ? 'forOwner' : 'forAdmin')
}
