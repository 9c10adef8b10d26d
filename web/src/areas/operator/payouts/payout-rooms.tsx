import { useLocation } from 'react-router'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { RoomTabs } from '../room-tabs'

/** What is decided, what goes to the bank, how its files look, what the tax office hears, and what nobody has claimed. */
export function PayoutRooms() {
  const t = useWords('payout-desk')
  const { pathname } = useLocation()
  const rooms: { to: string; label: string; below?: string }[] = [
    { to: links.operatorPayouts, label: t('room.queue') },
    { to: links.operatorBatches, label: t('room.batches'), below: '/operator/payouts/batch' },
    { to: links.operatorLayouts, label: t('room.layouts'), below: '/operator/payouts/layout' },
    { to: links.operatorTax, label: t('room.tax') },
    { to: links.operatorUnclaimed, label: t('room.unclaimed') },
  ]
  return (
    <RoomTabs
      label={t('room.label')}
      rooms={rooms.map(({ to, label, below }) => ({
        to,
        label,
        isHere: pathname === to || pathname === below,
      }))}
    />
  )
}
