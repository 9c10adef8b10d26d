import { type FormEvent, useState } from 'react'
import { chooseTaxRule } from '#contract/payouts/payout-desk-calls'
import { royaltyToday } from '#contract/payouts/royalty-tax'
import { apiWithCode } from '../../../../features/second-factor/api-with-code'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/dialog'
import { Field } from '../../../../ui/field'
import { RadioGroup } from '../../../../ui/radio-group'
import { TextArea } from '../../../../ui/text-area'
import { TextInput } from '../../../../ui/text-input'
import type { OpenedPayout } from '../payout-queries'
import { usePayoutDeed } from '../use-payout-deed'

const formId = 'tax-rule'
const rules = ['royalty', 'non_resident', 'none'] as const
type Rule = (typeof rules)[number]

const isRate = (text: string) => /^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) <= 100

/** By which rule a passport holder is taxed: their identity does not tell. */
export function RuleDialog({ payout, onClose }: { payout: OpenedPayout; onClose: () => void }) {
  const t = useWords('payout-desk')
  const operator = useWords('operator')
  const [run, isBusy] = usePayoutDeed()
  const known = rules.find(rule => rule === payout.now.computation.rule)
  const [rule, setRule] = useState<Rule>(known ?? 'non_resident')
  const [rate, setRate] = useState(payout.now.computation.rate || '20')
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const isFlat = rule === 'non_resident'
  const isRateWrong = isFlat && !isRate(rate)
  const isMissing = reason.trim().length < 2
  const { member } = payout

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (isRateWrong || isMissing) return
    const chosen = { member_id: member.id, rule, reason: reason.trim() }
    void run(() => apiWithCode(chooseTaxRule, isFlat ? { ...chosen, rate } : chosen), t('rule.done'), onClose)
  }
  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title={t('rule.title', { name: member.name })}
      description={t('rule.text')}
      closeLabel={operator('close')}
      actions={
        <>
          <Button onClick={onClose}>{operator('cancel')}</Button>
          <Button type="submit" form={formId} variant="main" loading={isBusy}>
            {t('do.rule')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <Field label={t('rule.label')} group>
          <RadioGroup
            look="cards"
            value={rule}
            onChange={value => setRule(rules.find(one => one === value) ?? rule)}
            options={rules.map(value => ({
              value,
              label: t(`rule.${value}`),
              detail: t(`rule.${value}Text`, { free: royaltyToday().free }),
            }))}
          />
        </Field>
        {isFlat && (
          <Field
            label={t('rule.rate')}
            error={isTried && isRateWrong ? t('rule.rateWrong') : undefined}
            required
          >
            <TextInput
              className="num max-w-40"
              inputMode="decimal"
              value={rate}
              onChange={event => setRate(event.target.value.trim())}
            />
          </Field>
        )}
        <Field
          label={t('rule.reason')}
          hint={t('rule.reasonHint')}
          error={isTried && isMissing ? t('reason.missing') : undefined}
          required
        >
          <TextArea
            rows={2}
            maxLength={500}
            value={reason}
            onChange={event => setReason(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
