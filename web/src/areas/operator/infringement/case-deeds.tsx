import { useState } from 'react'
import type { staffEvents } from '#contract/infringement/case-state'
import * as desk from '#contract/infringement/desk-calls'
import { api } from '../../../lib/api'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { ReasonDialog } from '../reason-dialog'
import { useStaffDeed } from '../use-staff-deed'
import { type DeskCase, refreshCases } from './case-queries'

type Deed = (typeof staffEvents)[number] | 'hold' | 'endHold'
const main: readonly Deed[] = ['takeMeasure', 'forward']
const dangerous: readonly Deed[] = ['takeMeasure', 'uphold']

/** Each step with the reason that both sides read. */
export function CaseDeeds({ claim: { id, can, hold_until } }: { claim: DeskCase }) {
  const t = useWords('infringement')
  const [asked, setAsked] = useState<Deed>()
  const [run, isBusy] = useStaffDeed(refreshCases)
  const deeds: Deed[] = [
    ...can.events,
    ...(can.hold ? ['hold' as const] : []),
    ...(can.endHold ? ['endHold' as const] : []),
  ]
  const labelOf = (deed: Deed) => t(deed === 'hold' && hold_until ? 'deed.renewHold' : `deed.${deed}`)
  const send = (deed: Deed, reason: string) =>
    run(
      () => carryOut(id, deed, reason),
      t('desk.done'),
      () => setAsked(undefined),
    )
  return (
    <>
      {deeds.length > 0 && (
        <section>
          <h2 className="mb-3 text-xl">{t('desk.actions')}</h2>
          <div className="flex flex-wrap gap-3">
            {deeds.map(deed => (
              <Button
                key={deed}
                variant={main.includes(deed) ? 'main' : 'line'}
                onClick={() => setAsked(deed)}
              >
                {labelOf(deed)}
              </Button>
            ))}
          </div>
        </section>
      )}
      {asked && (
        <ReasonDialog
          title={labelOf(asked)}
          text={t(`means.${asked}`)}
          label={t('desk.reason')}
          hint={t(asked === 'hold' || asked === 'endHold' ? 'desk.holdReasonHint' : 'desk.reasonHint')}
          missing={t('desk.reasonMissing')}
          submit={labelOf(asked)}
          isDanger={dangerous.includes(asked)}
          isBusy={isBusy}
          onSubmit={reason => void send(asked, reason)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

function carryOut(id: number, deed: Deed, reason: string): Promise<unknown> {
  if (deed === 'hold') return api(desk.holdInfringement, { id, reason })
  if (deed === 'endHold') return api(desk.endInfringementHold, { id, reason })
  return api(desk.moveInfringement, { id, event: deed, reason })
}
