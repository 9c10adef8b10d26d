import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { WorkStatusBadge } from '../../../../features/works/work-status-badge'
import { formatCount, formatDate, formatMoment } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Card } from '../../../../ui/card'
import { formatBytes, formatShare } from '../member-format'
import type { Member } from '../member-queries'

const roles = ['owner', 'publisher', 'finance', 'reader'] as const

export function OverviewTab({ member }: { member: Member }) {
  const t = useWords('members')
  const roleOf = (role: string) => {
    const known = roles.find(one => one === role)
    return known ? t(`role.${known}`) : role
  }
  const facts: [string, ReactNode][] = [
    [t('fact.mobile'), member.mobile],
    [t('fact.name'), member.name],
    [t('fact.artist'), member.artist_name],
    [t('fact.email'), member.contact_email],
    [t('fact.address'), member.contact_address],
    [t('fact.guardian'), member.guardian && `${member.guardian.name} · ${member.guardian.mobile}`],
    [t('fact.rate'), formatShare(member.royalty_rate)],
    [t('fact.storage'), formatBytes(member.storage_bytes)],
    [t('fact.since'), formatMoment(member.since)],
    [t('fact.closes'), member.closes_at && formatDate(member.closes_at)],
    [
      t('fact.companies'),
      member.companies.length > 0 && (
        <People
          people={member.companies.map(({ id, name, role }) => ({
            id,
            name,
            role: roleOf(role),
            key: String(id),
          }))}
        />
      ),
    ],
    [
      t('fact.colleagues'),
      member.colleagues.length > 0 && (
        <People
          people={member.colleagues.map(({ id, mobile, role }) => ({
            id,
            name: mobile,
            role: roleOf(role),
            key: mobile + role + id,
          }))}
        />
      ),
    ],
  ]
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card>
        <dl className="grid gap-y-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
          {facts
            .filter(([, value]) => value)
            .map(([label, value]) => (
              <div key={label} className="contents">
                <dt className="text-sm text-soft max-sm:-mb-2 sm:pt-0.5">{label}</dt>
                <dd className="num [overflow-wrap:anywhere]">{value}</dd>
              </div>
            ))}
        </dl>
      </Card>
      <Card title={t('overview.works')}>
        {member.works_by_status.length === 0 ? (
          <p className="text-soft">{t('overview.noWorks')}</p>
        ) : (
          <ul className="grid gap-2">
            {member.works_by_status.map(({ status, count }) => (
              <li key={status} className="flex items-center justify-between gap-3">
                <span className="flex items-center gap-2">
                  <WorkStatusBadge status={status} />
                  <span className="num text-sm text-soft">{status}</span>
                </span>
                <span className="num">{formatCount(count)}</span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  )
}

type PeopleProps = { people: { id: number | null; name: string; role: string; key: string }[] }

function People({ people }: PeopleProps) {
  return (
    <ul className="grid gap-1">
      {people.map(({ id, name, role, key }) => (
        <li key={key}>
          {id === null ? (
            name
          ) : (
            <Link to={links.operatorMember(id)} className="underline underline-offset-4">
              {name}
            </Link>
          )}
          <span className="text-soft"> · {role}</span>
        </li>
      ))}
    </ul>
  )
}
