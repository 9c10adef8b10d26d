import { useLocation } from 'react-router'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { RoomTabs } from '../room-tabs'

/** The parts of the settings. */
export function SiteTabs() {
  const t = useWords('site')
  const { pathname } = useLocation()
  const rooms = [
    [links.operatorSite, t('room.general')],
    [links.operatorApps, t('room.apps')],
    [links.operatorMoney, t('room.money')],
    [links.operatorCodes, t('room.codes')],
    [links.operatorDomains, t('room.domains')],
    [links.operatorUpkeep, t('room.upkeep')],
  ] as const
  return (
    <RoomTabs
      label={t('room.label')}
      rooms={rooms.map(([to, label]) => ({ to, label, isHere: pathname === to }))}
    />
  )
}
