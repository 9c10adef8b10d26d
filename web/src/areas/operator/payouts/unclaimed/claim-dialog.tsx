import { useState } from 'react'
import { mobilePattern } from '#contract/mobile-pattern'
import { proposeClaim } from '#contract/payouts/unclaimed-calls'
import { api } from '../../../../lib/api'
import { CallRefused } from '../../../../lib/api-client'
import { useWords } from '../../../../lib/words'
import { Field } from '../../../../ui/field'
import { TextInput } from '../../../../ui/text-input'
import { ReasonDialog } from '../../reason-dialog'
import type { Unclaimed } from '../payout-queries'
import { usePayoutDeed } from '../use-payout-deed'

type ClaimDialogProps = { income: Unclaimed; onClose: () => void }

/** The first of two: who claims it, and what that rests on. */
export function ClaimDialog({ income: { member_id }, onClose }: ClaimDialogProps) {
  const t = useWords('payout-desk')
  const [run, isBusy] = usePayoutDeed()
  const [mobile, setMobile] = useState('')
  const [problem, setProblem] = useState<string>()

  function send(reason: string) {
    if (!mobilePattern.test(mobile)) return setProblem(t('claim.mobileWrong'))
    setProblem(undefined)
    void run(() => propose(reason), t('claim.done'), onClose)
  }
  /** Whose number it is, is known to the server alone: what it says about it stands at the field. */
  async function propose(reason: string) {
    try {
      await api(proposeClaim, { member_id, mobile, reason }, { showsFields: true })
    } catch (error) {
      if (error instanceof CallRefused) setProblem(error.fields[0]?.message)
      throw error
    }
  }
  return (
    <ReasonDialog
      title={t('claim.title', { id: member_id })}
      text={t('claim.text')}
      label={t('claim.reason')}
      hint={t('claim.reasonHint')}
      missing={t('reason.missing')}
      submit={t('claim.do')}
      isBusy={isBusy}
      onSubmit={send}
      onClose={onClose}
    >
      <Field label={t('claim.mobile')} error={problem} required>
        <TextInput
          className="num max-w-60"
          inputMode="tel"
          autoComplete="off"
          maxLength={11}
          value={mobile}
          onChange={event => setMobile(event.target.value.trim())}
        />
      </Field>
    </ReasonDialog>
  )
}
