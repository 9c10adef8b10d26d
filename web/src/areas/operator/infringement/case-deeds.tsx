import { useState } from 'react'
import type { staffEvents } from '#contract/infringement/case-state'
import { moveInfringement } from '#contract/infringement/desk-calls'
import { api } from '../../../lib/api'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { ReasonDialog } from '../reason-dialog'
import { useStaffDeed } from '../use-staff-deed'
import { type DeskCase, refreshCases } from './case-queries'

type Deed = (typeof staffEvents)[number]
const main: readonly Deed[] = ['takeMeasure', 'forward']
const dangerous: readonly Deed[] = ['takeMeasure', 'uphold']

/** Each step with the reason that both sides read. */
export function CaseDeeds({ claim: { id, can } }: { claim: DeskCase }) {
  const t = useWords('infringement')
  const [asked, setAsked] = useState<Deed>()
  const [run, isBusy] = useStaffDeed(refreshCases)
  if (can.events.length === 0) return null
  const send = (event: Deed, reason: string) =>
    run(
      () => api(moveInfringement, { id, event, reason }),
      t('desk.done'),
      () => setAsked(undefined),
    )
  return (
    <section>
      <h2 className="mb-3 text-xl">{t('desk.actions')}</h2>
      <div className="flex flex-wrap gap-3">
        {can.events.map(event => (
          <Button
            key={event}
            variant={main.includes(event) ? 'main' : 'line'}
            onClick={() => setAsked(event)}
          >
            {t(`deed.${event}`)}
          </Button>
        ))}
      </div>
      {asked && (
        <ReasonDialog
          title={t(`deed.${asked}`)}
          text={t(`means.${asked}`)}
          label={t('desk.reason')}
          hint={t('desk.reasonHint')}
          missing={t('desk.reasonMissing')}
          submit={t(`deed.${asked}`)}
          isDanger={dangerous.includes(asked)}
          isBusy={isBusy}
          onSubmit={reason => void send(asked, reason)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}
