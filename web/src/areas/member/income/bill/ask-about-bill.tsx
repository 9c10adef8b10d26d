import { billStatus } from '#contract/income/bill-status'
import { createTicket } from '#contract/support/calls'
import { useMay } from '../../../../features/works/use-role'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { ButtonLink } from '../../../../ui/button-link'
import type { BillDetail } from '../bill-detail-queries'

/** From a bill to an objection or a question about it. Whoever may not ask sees nothing. */
export function AskAboutBill({ bill }: { bill: Pick<BillDetail, 'id' | 'status'> }) {
  const t = useWords('bills')
  if (!useMay(createTicket)) return null
  return (
    <ButtonLink to={links.newTicket({ about: { kind: 'bill', id: bill.id } })} size="small">
      {t(bill.status === billStatus.held ? 'object' : 'ask')}
    </ButtonLink>
  )
}
