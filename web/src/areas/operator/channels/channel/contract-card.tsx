import { TerritoryChooser } from '../../../../features/works/territory/territory-chooser'
import { useWords } from '../../../../lib/words'
import { Card } from '../../../../ui/card'
import { Field } from '../../../../ui/field'
import { channelParts } from '../channel-parts'
import { DealTerms } from './deal-terms'
import { LineField, NumberField } from './plain-fields'
import { RecipientFields } from './recipient-fields'
import type { ChannelForm } from './use-channel-form'

export function ContractCard({ form }: { form: ChannelForm }) {
  const t = useWords('channels')
  const { profile, set, problemOf } = form
  return (
    <Card
      id={channelParts.contract}
      className="scroll-mt-6"
      title={t('contract.title')}
      detail={t('contract.text')}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <LineField
            label={t('field.party_id')}
            hint={t('hint.party_id')}
            error={problemOf('profile.party_id')}
            value={profile.party_id}
            maxLength={18}
            placeholder={t('party.example')}
            isCode
            onChange={text => set({ party_id: text.trim().toUpperCase() })}
          />
          <LineField
            label={t('field.party_name')}
            hint={t('hint.party_name')}
            error={problemOf('profile.party_name')}
            value={profile.party_name}
            maxLength={120}
            onChange={party_name => set({ party_name })}
          />
          <NumberField
            label={t('field.lead_days')}
            hint={t('hint.lead_days')}
            error={problemOf('profile.lead_days')}
            value={profile.lead_days}
            min={0}
            max={90}
            required
            onChange={lead_days => set({ lead_days })}
          />
        </div>
        <Field label={t('field.territory')} error={problemOf('profile.territory')} group>
          <TerritoryChooser value={profile.territory} onChange={territory => set({ territory })} />
        </Field>
        <RecipientFields form={form} />
        <DealTerms form={form} />
      </div>
    </Card>
  )
}
