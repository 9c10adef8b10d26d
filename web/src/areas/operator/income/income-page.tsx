import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { PageHeader } from '../../../ui/page-header'
import { RoomTabs } from '../room-tabs'

type IncomePageProps = { title: string; lead: string; actions?: ReactNode; children: ReactNode }

/** The rooms of the desk: what came in, and who sends it. */
export function IncomePage({ title, lead, actions, children }: IncomePageProps) {
  const t = useWords('income-desk')
  const { pathname } = useLocation()
  const rooms = [
    { to: links.operatorIncome, label: t('room.reports') },
    { to: links.operatorPayers, label: t('room.payers') },
    { to: links.operatorDisputes, label: t('room.disputes') },
    { to: links.operatorIncomeFigures, label: t('room.figures') },
  ]
  return (
    <div className="page pb-16">
      <PageHeader title={title} lead={lead} actions={actions} />
      <div className="mt-4">
        <RoomTabs
          label={t('room.label')}
          rooms={rooms.map(one => ({ ...one, isHere: pathname === one.to }))}
        />
      </div>
      {children}
    </div>
  )
}
