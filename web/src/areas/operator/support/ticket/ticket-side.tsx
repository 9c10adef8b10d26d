import { Link } from 'react-router'
import { TicketStateBadge } from '../../../../features/support/ticket-state-badge'
import { WorkStatusBadge } from '../../../../features/works/work-status-badge'
import { formatDate } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import type { DeskTicket } from '../desk-queries'
import { byGroup } from './works-by-group'

/** What the one who answers should know without looking for it. */
export function TicketSide({ ticket }: { ticket: DeskTicket }) {
  const t = useWords('support-desk')
  const { member, about, about_context: context } = ticket
  return (
    <>
      {about && (
        <section className="rounded-card border border-line p-4">
          <h2 className="text-sm text-soft">{t('side.about')}</h2>
          <p className="mt-1 font-display text-lg [overflow-wrap:anywhere]">
            {about.title || t('side.untitled')}
          </p>
          {context?.status && <WorkStatusBadge status={context.status} />}
          {context && context.reasons.length > 0 && (
            <ul className="mt-2 grid list-disc gap-1 pl-5 text-sm">
              {context.reasons.map(reason => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
        </section>
      )}
      <section className="rounded-card border border-line p-4">
        <h2 className="text-sm text-soft">{t('side.asker')}</h2>
        <p className="mt-1 font-display text-lg [overflow-wrap:anywhere]">
          {member ? member.name : t('side.guest')}
        </p>
        <p className="num text-soft">{ticket.from.mobile}</p>
        {member && (
          <>
            <p className="mt-2 flex flex-wrap gap-2">
              <Badge dot={false}>{t(`kind.${member.kind}`)}</Badge>
              <Badge tone={member.verified ? 'river' : 'neutral'}>
                {t(member.verified ? 'side.verified' : 'side.unverified')}
              </Badge>
              {member.state !== 'active' && <Badge tone="accent">{t(`state.${member.state}`)}</Badge>}
            </p>
            <p className="num mt-2 text-sm text-soft">{t('side.since', { day: formatDate(member.since) })}</p>
            {member.works.length > 0 && (
              <ul
                className="mt-3 grid gap-1.5 border-t border-line pt-3 text-sm"
                aria-label={t('side.works')}
              >
                {byGroup(member.works).map(({ status, count }) => (
                  <li key={status} className="flex items-center justify-between gap-3">
                    <WorkStatusBadge status={status} />
                    <span className="num">{count}</span>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </section>
      {member && member.tickets.length > 0 && (
        <section>
          <h2 className="text-sm text-soft">{t('side.tickets')}</h2>
          <ul className="mt-1 border-t border-line">
            {member.tickets.map(other => (
              <li key={other.id} className="border-b border-line">
                <Link to={links.operatorTicket(other.id)} className="group grid gap-1 py-2.5">
                  <span className="line-clamp-2 underline-offset-4 group-hover:underline">
                    {other.subject}
                  </span>
                  <span className="num flex flex-wrap items-center gap-2 text-sm text-soft">
                    {other.number}
                    <TicketStateBadge state={other.state} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
