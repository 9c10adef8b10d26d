import { useState } from 'react'
import { type PaidFor, paidFor } from '#contract/income/split'
import { settleParty } from '#contract/payouts/payout-desk-calls'
import { apiWithCode } from '../../../../features/second-factor/api-with-code'
import { formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import { Button } from '../../../../ui/button'
import { Field } from '../../../../ui/field'
import { RadioGroup } from '../../../../ui/radio-group'
import { ReasonDialog } from '../../reason-dialog'
import type { OpenedPayout } from '../payout-queries'
import { usePayoutDeed } from '../use-payout-deed'

type Party = OpenedPayout['paid_parties'][number]

/** Whoever is paid for a service is taxed by another rule than the holder of a right: the owner proposes it, finance settles it. */
export function PaidParties({ payout }: { payout: OpenedPayout }) {
  const t = useWords('payout-desk')
  const [asked, setAsked] = useState<Party>()
  const { paid_parties: parties, can } = payout
  if (parties.length === 0) return null
  return (
    <div className="mt-5">
      <h4 className="text-sm font-semibold">{t('party.title')}</h4>
      <ul>
        {parties.map(party => (
          <li key={party.party_id} className="border-b border-line py-3 text-sm">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold [overflow-wrap:anywhere]">{party.title}</span>
              <span className="num text-soft">{party.isrc}</span>
              {party.paid_for === 'service' && !party.settled && (
                <Badge tone="amber">{t('party.open')}</Badge>
              )}
            </p>
            <p className="mt-1 text-soft [overflow-wrap:anywhere]">
              {t(`party.invited.${party.paid_for}`, { owner: party.owner_name, role: party.role || '–' })}
            </p>
            {party.settled && (
              <p className="num text-soft [overflow-wrap:anywhere]">
                {t(`party.settled.${party.settled.paid_for}`, {
                  ...{ name: party.settled.by, moment: formatMoment(party.settled.at) },
                  reason: party.settled.reason,
                })}
              </p>
            )}
            {can.settleParty && (
              <Button size="small" className="mt-2" onClick={() => setAsked(party)}>
                {t('party.settle')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked && <SettleDialog party={asked} onClose={() => setAsked(undefined)} />}
    </div>
  )
}

function SettleDialog({ party, onClose }: { party: Party; onClose: () => void }) {
  const t = useWords('payout-desk')
  const [run, isBusy] = usePayoutDeed()
  const [chosen, setChosen] = useState<PaidFor>(party.settled?.paid_for ?? party.paid_for)
  return (
    <ReasonDialog
      title={t('party.settleTitle', { track: party.title })}
      text={t('party.settleText')}
      label={t('rule.reason')}
      hint={t('rule.reasonHint')}
      missing={t('reason.missing')}
      submit={t('party.settle')}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={reason =>
        void run(
          () => apiWithCode(settleParty, { party_id: party.party_id, paid_for: chosen, reason }),
          t('party.done'),
          onClose,
        )
      }
    >
      <Field label={t('party.label')} group>
        <RadioGroup
          look="cards"
          value={chosen}
          onChange={value => setChosen(paidFor.find(one => one === value) ?? chosen)}
          options={paidFor.map(value => ({
            value,
            label: t(`party.${value}`),
            detail: t(`party.${value}Text`),
          }))}
        />
      </Field>
    </ReasonDialog>
  )
}
