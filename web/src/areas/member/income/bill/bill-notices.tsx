import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { confirmBills } from '#contract/income/bill-calls'
import { billStatus } from '#contract/income/bill-status'
import { useHeldReason } from '../../../../features/income/held-reason'
import { useMay } from '../../../../features/works/use-role'
import { formatDate, formatMoment } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useLanguage, useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Notice } from '../../../../ui/notice'
import type { BillDetail } from '../bill-detail-queries'
import { useBillNote } from '../bills/bill-note'
import { useConfirming } from '../bills/use-confirming'
import { monthName } from '../month-name'
import { AskAboutBill } from './ask-about-bill'

/** What is special about a bill, and what can be done. */
export function BillNotices({ bill }: { bill: BillDetail }) {
  const t = useWords('bills')
  const reasonOf = useHeldReason()
  return (
    <div className="mt-5 grid gap-3 empty:hidden">
      {bill.status === billStatus.toConfirm && <ToConfirm bill={bill} />}
      {bill.status === billStatus.held && (
        <Notice tone="accent" title={t('held.title')} action={<AskAboutBill bill={bill} />}>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{reasonOf(bill)}</p>
          <p className="num mt-1">{t('held.since', { when: formatMoment(bill.changed_at) })}</p>
          <p className="mt-1">{t('held.safe')}</p>
        </Notice>
      )}
      {bill.status === billStatus.reversed && (
        <Notice title={t('reversed.title', { day: formatDate(bill.reversed_at) })}>
          <p>{t('reversed.reason', { reason: bill.reversal_reason })}</p>
          <p>{t('reversed.meaning')}</p>
        </Notice>
      )}
      {bill.corrected && (
        <Notice title={t('corrects.title')}>
          <p>{t('reversed.reason', { reason: bill.reversal_reason })}</p>
          <OtherBill bill={bill.corrected}>{t('corrects.open')}</OtherBill>
        </Notice>
      )}
      {bill.corrected_by && (
        <Notice tone="amber" title={t('correctedBy.title')}>
          <p>{t('reversed.reason', { reason: bill.reversal_reason })}</p>
          <OtherBill bill={bill.corrected_by}>{t('correctedBy.open')}</OtherBill>
        </Notice>
      )}
    </div>
  )
}

function ToConfirm({ bill }: { bill: BillDetail }) {
  const t = useWords('bills')
  const noteOf = useBillNote()
  const mayConfirm = useMay(confirmBills) && bill.can.confirm
  const { start, dialog } = useConfirming()
  return (
    <>
      <Notice
        tone="amber"
        title={noteOf(bill)}
        action={
          mayConfirm && (
            <Button variant="main" size="small" onClick={() => start([bill])}>
              {t('confirm')}
            </Button>
          )
        }
      >
        {mayConfirm && t('ask.meaning')}
      </Notice>
      {dialog}
    </>
  )
}

type OtherBillProps = { bill: NonNullable<BillDetail['corrected']>; children: ReactNode }

function OtherBill({ bill, children }: OtherBillProps) {
  const t = useWords('bills')
  const language = useLanguage()
  return (
    <Link
      to={links.bill(bill.id)}
      className="mt-1 inline-flex min-h-9 items-center font-semibold text-river underline underline-offset-4"
    >
      {children} {t('detail.title', { channel: bill.sp_name, month: monthName(bill.month, language) })}
    </Link>
  )
}
