import type { ReactNode } from 'react'
import { PageHeader } from '../../../ui/page-header'
import { PayoutRooms } from './payout-rooms'

type PayoutPageProps = {
  title: ReactNode
  lead?: ReactNode
  over?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

export function PayoutPage({ children, ...header }: PayoutPageProps) {
  return (
    <div className="page pb-16">
      <PageHeader {...header} />
      <div className="mt-4">
        <PayoutRooms />
      </div>
      {children}
    </div>
  )
}
