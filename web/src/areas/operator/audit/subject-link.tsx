import { Link } from 'react-router'
import type { Call } from '#contract/call'
import { readCatalogueWork } from '#contract/catalogue/calls'
import { readContent } from '#contract/content/editing-calls'
import { listDeeds } from '#contract/deeds/calls'
import { listChannelProfiles } from '#contract/distribution/channel-calls'
import { readDelivery } from '#contract/distribution/delivery-calls'
import { openCheck } from '#contract/identity/check-calls'
import { traceBill } from '#contract/income/ledger-calls'
import { readIncomeReport } from '#contract/income/report-calls'
import { readInfringement } from '#contract/infringement/desk-calls'
import { readMember } from '#contract/members/calls'
import { listAnnouncements } from '#contract/messages/announcement-calls'
import { readBatch } from '#contract/payouts/batch-calls'
import { readPayout } from '#contract/payouts/payout-desk-calls'
import { listStaff } from '#contract/staff/management-calls'
import { readDeskTicket } from '#contract/support/desk-calls'
import { links } from '../../../lib/links'
import { staffMay, useStaff } from '../staff-queries'
import type { AuditEntry } from './audit-queries'
import { useAuditWords } from './audit-words'

/** Leads to what an entry is about, as far as there is a page for it that the reader may open. */
export function SubjectLink({ entry }: { entry: AuditEntry }) {
  const { subjectOf } = useAuditWords()
  const staff = useStaff()
  if (entry.subject_id === '') return null
  const number = subjectOf(entry.subject, entry.subject_id)
  const label = entry.subject_name ? `${entry.subject_name} · ${number}` : number
  const page = pageOf(entry)
  if (!page || !staffMay(staff, page.call)) return <span className="num">{label}</span>
  return (
    <Link to={page.to} className="num underline underline-offset-4 hover:text-accent">
      {label}
    </Link>
  )
}

function pageOf({ subject, subject_id, check_kind }: AuditEntry): { to: string; call: Call } | undefined {
  const id = Number(subject_id)
  if (!Number.isSafeInteger(id)) return undefined
  if (check_kind) return { to: links.operatorCheck(check_kind, id), call: openCheck }
  if (subject === 'member') return { to: links.operatorMember(id), call: readMember }
  if (subject === 'work') return { to: links.operatorWork(id), call: readCatalogueWork }
  if (subject === 'delivery') return { to: links.operatorDelivery(id), call: readDelivery }
  if (subject === 'withdrawal') return { to: links.operatorPayoutsOf({ id: subject_id }), call: readPayout }
  if (subject === 'payoutBatch') return { to: links.operatorBatch(id), call: readBatch }
  if (subject === 'bill') return { to: links.operatorLedgerBill(id), call: traceBill }
  if (subject === 'report') return { to: links.operatorReport(id), call: readIncomeReport }
  if (subject === 'payer') return { to: links.operatorPayer(id), call: readIncomeReport }
  if (subject === 'ticket') return { to: links.operatorTicket(id), call: readDeskTicket }
  if (subject === 'content') return { to: links.operatorContentEdit(id), call: readContent }
  if (subject === 'channel') return { to: links.operatorChannel(id), call: listChannelProfiles }
  if (subject === 'infringement') return { to: links.operatorInfringement(id), call: readInfringement }
  if (subject === 'announcement') return { to: links.operatorAnnouncements, call: listAnnouncements }
  if (subject === 'deed') return { to: links.operatorDeeds, call: listDeeds }
  if (subject === 'staff') return { to: links.operatorStaff, call: listStaff }
  return undefined
}
