import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isMinorOn, todayInChina } from '#contract/identity/age'
import { decideCheck } from '#contract/identity/check-calls'
import { api } from '../../../lib/api'
import { CallRefused } from '../../../lib/api-client'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { useToast } from '../../../ui/toast'
import { useShortcuts } from '../keys/use-shortcuts'
import { type OpenedCheck, operatorClient } from '../staff-queries'
import { BirthDateField } from './birth-date-field'
import { ConfirmDecision, type Deed } from './confirm-decision'
import { otherField } from './fields'
import { KeyHint } from './key-hint'
import { ReasonEditor } from './reason-editor'
import type { Reasons } from './use-reasons'

interface DecisionProps {
  check: OpenedCheck
  reasons: Reasons
  hasShortcuts: boolean
  onDecided: () => Promise<void>
}

export function Decision({ check, reasons, hasShortcuts, onDecided }: DecisionProps) {
  const t = useWords('operator')
  const toast = useToast()
  const [asked, setAsked] = useState<Deed>()
  const [birthDate, setBirthDate] = useState('')
  const decision = useMutation({
    mutationFn: (approve: boolean) =>
      api(
        decideCheck,
        {
          kind: check.kind,
          id: check.id,
          approve,
          reasons: approve ? [] : reasons.list,
          birth_date: approve && birthDate ? birthDate : undefined,
        },
        { showsFields: true },
      ),
    onSuccess: async ({ msg }) => {
      toast({ title: msg, tone: 'river' })
      await operatorClient.invalidateQueries({ queryKey: ['checks'], refetchType: 'none' })
      await onDecided()
    },
    onSettled: () => setAsked(undefined),
  })
  const isMinor = birthDate !== '' && isMinorOn(birthDate, todayInChina(new Date()))
  const can = {
    approve: reasons.list.length === 0 && (!check.needs_birth_date || (birthDate !== '' && !isMinor)),
    refuse: reasons.isComplete,
  }
  const ask = (deed: Deed) => can[deed] && !decision.isPending && setAsked(deed)
  // The same key again confirms: quick for who means it, and no single slip decides.
  const press = (deed: Deed) =>
    asked === deed ? !decision.isPending && decision.mutate(deed === 'approve') : ask(deed)
  useShortcuts({ a: () => void ask('approve'), r: () => void ask('refuse') }, hasShortcuts && !asked)
  useShortcuts(
    asked ? { [asked === 'approve' ? 'a' : 'r']: () => void press(asked) } : {},
    hasShortcuts,
    true,
  )
  const hint = hintOf(check, reasons, can)
  const problem =
    decision.error instanceof CallRefused
      ? decision.error.fields.find(({ field }) => field === 'birth_date')?.message
      : undefined
  return (
    <Card title={t('decide.title')} detail={t('decide.lead')}>
      {check.needs_birth_date && (
        <BirthDateField
          value={birthDate}
          onChange={setBirthDate}
          error={isMinor ? t('decide.minor') : problem}
        />
      )}
      <div className="grid gap-4">
        {reasons.list.map(reason => (
          <ReasonEditor key={reason.field} reason={reason} reasons={reasons} />
        ))}
      </div>
      {!reasons.isMarked(otherField) && (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3.5 mt-2"
          onClick={() => reasons.toggle(otherField)}
        >
          {t('decide.other')}
        </Button>
      )}
      <div className="mt-4 flex flex-wrap gap-3 *:flex-1">
        <Button variant="danger" disabled={!can.refuse} onClick={() => ask('refuse')}>
          {t('decide.refuse')} {hasShortcuts && <KeyHint>R</KeyHint>}
        </Button>
        <Button variant="good" disabled={!can.approve} onClick={() => ask('approve')}>
          {t('decide.approve')} {hasShortcuts && <KeyHint>A</KeyHint>}
        </Button>
      </div>
      <p className="mt-3 text-sm text-soft" aria-live="polite">
        {t(hint)}
      </p>
      <ConfirmDecision
        deed={asked}
        check={check}
        reasons={reasons}
        hasShortcuts={hasShortcuts}
        isBusy={decision.isPending}
        onConfirm={press}
        onClose={() => setAsked(undefined)}
      />
    </Card>
  )
}

/** What is still missing, in words. */
function hintOf({ needs_birth_date }: OpenedCheck, { list }: Reasons, can: Record<Deed, boolean>) {
  if (list.length > 0) return can.refuse ? 'decide.willRefuse' : 'decide.writeReasons'
  return needs_birth_date && !can.approve ? 'decide.needsBirthDate' : 'decide.markFirst'
}
