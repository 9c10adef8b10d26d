import { Link } from 'react-router'
import type { Call } from '#contract/call'
import { readContent } from '#contract/content/editing-calls'
import { listChannelProfiles } from '#contract/distribution/channel-calls'
import { openCheck } from '#contract/identity/check-calls'
import { readMember } from '#contract/members/calls'
import { listReviewQueue } from '#contract/review/queue-calls'
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
  const label = subjectOf(entry.subject, entry.subject_id)
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
  if (subject === 'work') return { to: links.operatorReviewWork(id), call: listReviewQueue }
  if (subject === 'ticket') return { to: links.operatorTicket(id), call: readDeskTicket }
  if (subject === 'content') return { to: links.operatorContentEdit(id), call: readContent }
  if (subject === 'channel') return { to: links.operatorChannel(id), call: listChannelProfiles }
  if (subject === 'staff') return { to: links.operatorStaff, call: listStaff }
  return undefined
}
