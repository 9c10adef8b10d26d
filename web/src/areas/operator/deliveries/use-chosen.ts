import { useState } from 'react'
import type { ShownDelivery } from '#contract/distribution/delivery'
import { retryDelivery } from '#contract/distribution/delivery-calls'
import { useWords } from '../../../lib/words'
import { staffMay, useStaff } from '../staff-queries'

/** Rows that are chosen on this page; on another page of the list nothing is. */
export function useChosen(rows: readonly ShownDelivery[] | undefined) {
  const t = useWords('deliveries')
  const staff = useStaff()
  const [ids, setIds] = useState<string[]>([])
  const shown = new Set(rows?.map(({ id }) => String(id)))
  const chosen = ids.filter(id => shown.has(id))
  return {
    ids: chosen.map(Number),
    clear: () => setIds([]),
    table: staffMay(staff, retryDelivery)
      ? {
          selected: chosen,
          onSelect: setIds,
          selectLabels: {
            all: t('choose.all'),
            row: ({ work, channel }: ShownDelivery) =>
              t('choose.row', { title: work.title, channel: channel.name }),
          },
        }
      : {},
  }
}
