import { useState } from 'react'
import type { ApplicationState } from '#contract/content/kinds'
import { withdrawApplication } from '#contract/plans/calls'
import { api } from '../../lib/api'
import { formatMoment } from '../../lib/format'
import { useWords } from '../../lib/words'
import { Badge, type Tone } from '../../ui/badge'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { queryClient } from '../account/account-queries'
import { useOnce } from '../forms/use-once'
import { applicationsQuery, type OwnApplication } from './plan-queries'

const tones: Record<ApplicationState, Tone> = {
  waiting: 'amber',
  accepted: 'river',
  declined: 'accent',
  withdrawn: 'neutral',
}

export function OwnApplications({ applications }: { applications: readonly OwnApplication[] }) {
  const t = useWords('guest')
  const [asked, setAsked] = useState<OwnApplication>()
  const [once, isBusy] = useOnce()
  async function withdraw() {
    if (!asked) return
    await once(() => api(withdrawApplication, { id: asked.id }))
    await queryClient.invalidateQueries(applicationsQuery(asked.plan.id))
    setAsked(undefined)
  }
  return (
    <section aria-labelledby="own-applications">
      <h3 id="own-applications" className="text-lg">
        {t('hot.mine.title')}
      </h3>
      <ul className="mt-3 border-t-2 border-ink">
        {applications.map(application => (
          <li key={application.id} className="border-b border-line py-4">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <p className="min-w-0 font-semibold [overflow-wrap:anywhere]">{application.work.title}</p>
              <Badge tone={tones[application.state]}>{t(`hot.state.${application.state}`)}</Badge>
              <span className="num text-sm text-soft">{formatMoment(application.created_at)}</span>
              {application.state === 'waiting' && (
                <Button
                  size="small"
                  variant="quiet"
                  className="ml-auto"
                  onClick={() => setAsked(application)}
                >
                  {t('hot.mine.withdraw')}
                </Button>
              )}
            </div>
            {application.text && (
              <p className="mt-1 whitespace-pre-line text-soft [overflow-wrap:anywhere]">
                {application.text}
              </p>
            )}
            {application.answer && (
              <p className="mt-3 border-l-2 border-river pl-4 whitespace-pre-line [overflow-wrap:anywhere]">
                <span className="block text-sm text-soft">{t('hot.mine.answer')}</span>
                {application.answer}
              </p>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={isOpen => !isOpen && setAsked(undefined)}
        title={t('hot.mine.withdrawAsk', { work: asked?.work.title ?? '' })}
        confirmLabel={t('hot.mine.withdraw')}
        cancelLabel={t('hot.mine.keep')}
        busy={isBusy}
        onConfirm={() => void withdraw()}
      >
        {t('hot.mine.withdrawText')}
      </ConfirmDialog>
    </section>
  )
}
