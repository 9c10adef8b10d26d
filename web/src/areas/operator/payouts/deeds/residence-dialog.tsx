import { useState } from 'react'
import { settleResidence } from '#contract/payouts/payout-desk-calls'
import { royaltyToday } from '#contract/payouts/royalty-tax'
import { type Residence, residences } from '#contract/payouts/tax-rules'
import { apiWithCode } from '../../../../features/second-factor/api-with-code'
import { useWords } from '../../../../lib/words'
import { Field } from '../../../../ui/field'
import { RadioGroup } from '../../../../ui/radio-group'
import { ReasonDialog } from '../../reason-dialog'
import type { OpenedPayout } from '../payout-queries'
import { usePayoutDeed } from '../use-payout-deed'

const labels = { resident: 'rule.resident', non_resident: 'rule.nonResident' } as const
const details = { resident: 'rule.residentText', non_resident: 'rule.nonResidentText' } as const

/** Where a passport holder is resident for tax: the document does not tell. */
export function ResidenceDialog({ payout, onClose }: { payout: OpenedPayout; onClose: () => void }) {
  const t = useWords('payout-desk')
  const [run, isBusy] = usePayoutDeed()
  const known = ['royalty', 'service'].includes(payout.now.computation.rule) ? 'resident' : 'non_resident'
  const [residence, setResidence] = useState<Residence>(known)
  const { member } = payout
  return (
    <ReasonDialog
      title={t('rule.title', { name: member.name })}
      text={t('rule.text')}
      label={t('rule.reason')}
      hint={t('rule.reasonHint')}
      missing={t('reason.missing')}
      submit={t('do.rule')}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={reason =>
        void run(
          () => apiWithCode(settleResidence, { member_id: member.id, residence, reason }),
          t('rule.done'),
          onClose,
        )
      }
    >
      <Field label={t('rule.label')} group>
        <RadioGroup
          look="cards"
          value={residence}
          onChange={value => setResidence(residences.find(one => one === value) ?? residence)}
          options={residences.map(value => ({
            value,
            label: t(labels[value]),
            detail: t(details[value], { free: royaltyToday().free }),
          }))}
        />
      </Field>
    </ReasonDialog>
  )
}
