import { presentTicket } from '../tickets/present-ticket'
import type { DeskRecord } from './desk.queries'

export function presentDeskRow(row: DeskRecord) {
  return {
    ...presentTicket(row, 'desk'),
    from: { member_id: row.member_id, name: row.member_name ?? '', mobile: row.mobile },
    assigned_to: row.assigned_to === null ? null : { id: row.assigned_to, name: row.assigned_name ?? '' },
    last_from: row.last_from as 'member' | 'support',
  }
}
