import { useReasonLabel } from '../../../../features/works/reasons/use-reason-label'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { Kbd } from '../../../../ui/kbd'
import { Switch } from '../../../../ui/switch'
import { KeyHint } from '../../check/key-hint'
import { ConfirmStep } from './confirm-step'
import { useDesk } from './desk-context'
import { LibraryPicker } from './library-picker'
import { ReasonItem } from './reason-item'
import { ReleasedActions } from './released-actions'
import { Standing } from './standing'
import type { Parts } from './use-parts'
import { type Step, type Steps, stepKeys } from './use-steps'

interface DecisionSideProps {
  steps: Steps
  parts: Parts
  isOn: boolean
  onSwitch: (isOn: boolean) => void
  onHelp: () => void
}

/** How the work stands, what was found, and what becomes of it. Stays in view while the work scrolls past. */
export function DecisionSide({ steps, parts, isOn, onSwitch, onHelp }: DecisionSideProps) {
  const t = useWords('review')
  const { review, reasons, canMark } = useDesk()
  const labelOf = useReasonLabel(review.work)
  const { can, stage } = review
  const button = (step: Step, variant: 'good' | 'danger' | 'line' | 'quiet', size?: 'small') => (
    <Button
      variant={variant}
      size={size}
      disabled={!steps.isPossible[step]}
      loading={steps.doing === step}
      onClick={() => steps.ask(step)}
    >
      {t(step === 'pass' && stage === 'rights' ? 'step.passRights' : `step.${step}`)}{' '}
      {isOn && <KeyHint>{stepKeys[step].toUpperCase()}</KeyHint>}
    </Button>
  )
  return (
    <aside
      aria-label={t('side.label')}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto"
    >
      <Card title={t('side.title')} className="shadow-none">
        <Standing claim={button('claim', 'line', 'small')} />
        {can.obstacle === null && (
          <>
            <div className="mt-4 flex flex-wrap gap-3 *:flex-1 *:px-3">
              {button('reject', 'danger')}
              {button('pass', 'good')}
            </div>
            <p className="mt-2 text-sm text-soft" aria-live="polite">
              {t(hintOf())}
            </p>
            {can.release && <div className="-ml-3.5">{button('release', 'quiet', 'small')}</div>}
          </>
        )}
        {(canMark || reasons.list.length > 0) && (
          <>
            <h3 className="mt-5 mb-2 font-sans text-base tracking-normal">
              {t('reasons.title', { count: reasons.list.length })}
            </h3>
            <div className="grid gap-3">
              {reasons.list.map(reason => (
                <ReasonItem
                  key={reason.key}
                  reason={reason}
                  label={labelOf(reason.field) ?? reason.field}
                  onLeave={() => parts.goBack(reason.field)}
                />
              ))}
            </div>
          </>
        )}
        {canMark && <LibraryPicker standing={parts.standing} isOn={isOn} />}
        <ReleasedActions />
      </Card>
      <div className="px-1 max-lg:hidden">
        <Switch checked={isOn} onChange={onSwitch}>
          {t('keys.switch')}
        </Switch>
        <Button variant="quiet" size="small" className="-ml-3.5" onClick={onHelp}>
          {t('keys.all')} {isOn && <Kbd>?</Kbd>}
        </Button>
      </div>
      <ConfirmStep steps={steps} isOn={isOn} />
    </aside>
  )

  function hintOf() {
    if (reasons.list.length === 0) return 'hint.markFirst'
    return reasons.isComplete ? 'hint.willReject' : 'hint.writeReasons'
  }
}
