import { useCallback } from 'react'
import { deliveryKindViews, deliveryViews } from '#contract/distribution/delivery'
import { useWords } from '../../../lib/words'
import { SearchField } from '../../../ui/search-field'
import { Segmented } from '../../../ui/segmented'
import { Select } from '../../../ui/select'
import { all } from '../use-address-filter'
import type { DeliveryFilter, DeliverySummary } from './delivery-queries'

type DeliveryFiltersProps = {
  filter: DeliveryFilter
  channels: DeliverySummary
  show: (next: { channel?: string; state?: string; kind?: string; search?: string }) => void
}

export function DeliveryFilters({ filter, channels, show }: DeliveryFiltersProps) {
  const t = useWords('deliveries')
  const find = useCallback((search: string) => show({ search }), [show])
  return (
    <>
      <Segmented
        look="chips"
        label={t('filter.state')}
        value={filter.state ?? all}
        onChange={state => show({ state })}
        segments={deliveryViews.map(value => ({ value, label: t(`view.${value}`) }))}
      />
      <div className="flex flex-wrap items-center gap-3">
        <SearchField
          label={t('filter.search')}
          hint={t('filter.searchHint')}
          value={filter.search ?? ''}
          onChange={find}
          maxLength={100}
        />
        <div className="w-48 max-sm:w-full">
          <Select
            label={t('filter.channel')}
            value={filter.channel_id ? String(filter.channel_id) : all}
            onChange={channel => show({ channel: channel === all ? '' : channel })}
            options={[
              { value: all, label: t('filter.allChannels') },
              ...channels.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        </div>
        <div className="w-48 max-sm:w-full">
          <Select
            label={t('filter.kind')}
            value={filter.kind ?? all}
            onChange={kind => show({ kind: kind === all ? '' : kind })}
            options={[
              { value: all, label: t('filter.allKinds') },
              ...deliveryKindViews.map(value => ({ value, label: t(`kind.${value}`) })),
            ]}
          />
        </div>
      </div>
    </>
  )
}
