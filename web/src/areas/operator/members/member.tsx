import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { listAudit } from '#contract/audit/calls'
import { listMemberBills } from '#contract/members/calls'
import { formatMoment } from '../../../lib/format'
import { isRefusal } from '../../../lib/is-refusal'
import { links } from '../../../lib/links'
import { useTabTitle } from '../../../lib/use-tab-title'
import { useWords } from '../../../lib/words'
import { Avatar } from '../../../ui/avatar'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import { PageHeader } from '../../../ui/page-header'
import { SkeletonLines } from '../../../ui/skeleton'
import { type Tab, Tabs } from '../../../ui/tabs'
import { AuditEntries } from '../audit/audit-entries'
import { NotThere } from '../not-there'
import { staffMay, useStaff } from '../staff-queries'
import { Unreachable } from '../unreachable'
import { DocumentsTab } from './member/documents-tab'
import { FreezeDialog } from './member/freeze-dialog'
import { BillsTab } from './member/income/bills-tab'
import { OverviewTab } from './member/overview-tab'
import { SessionsTab } from './member/sessions-tab'
import { TicketsTab } from './member/tickets-tab'
import { WorksTab } from './member/works-tab'
import { MemberKindBadge, MemberStateBadge, useMemberName } from './member-badges'
import { type Member as MemberFacts, memberQuery } from './member-queries'

export default function Member() {
  const [params] = useSearchParams()
  const id = Number(params.get('id'))
  if (!Number.isSafeInteger(id) || id <= 0) return <NoSuchMember />
  return <OpenedMember key={id} id={id} />
}

function OpenedMember({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery(memberQuery(id))
  if (data) return <Profile member={data} />
  if (isRefusal(error, 'notFound')) return <NoSuchMember />
  if (error) return <Unreachable isRetrying={isFetching} onRetry={() => void refetch()} />
  return (
    <div className="page pt-10 pb-16">
      <SkeletonLines lines={10} />
    </div>
  )
}

function Profile({ member }: { member: MemberFacts }) {
  const t = useWords('members')
  const staff = useStaff()
  const name = useMemberName()(member)
  useTabTitle(name)
  const [params, setParams] = useSearchParams()
  const [asked, setAsked] = useState<'freeze' | 'unfreeze'>()
  const tabs: Tab[] = [
    { value: 'overview', label: t('tab.overview'), content: <OverviewTab member={member} /> },
    { value: 'works', label: t('tab.works'), count: member.works, content: <WorksTab id={member.id} /> },
    ...(staffMay(staff, listMemberBills)
      ? [{ value: 'bills', label: t('tab.bills'), content: <BillsTab id={member.id} /> }]
      : []),
    { value: 'tickets', label: t('tab.tickets'), content: <TicketsTab id={member.id} /> },
    { value: 'sessions', label: t('tab.sessions'), content: <SessionsTab member={member} /> },
    {
      value: 'documents',
      label: t('tab.documents'),
      count: member.checks.length,
      content: <DocumentsTab member={member} />,
    },
    ...(staffMay(staff, listAudit)
      ? [
          {
            value: 'audit',
            label: t('tab.audit'),
            content: <AuditEntries filter={{ member_id: member.id }} />,
          },
        ]
      : []),
  ]
  const tab = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'overview'
  return (
    <div className="page pb-16">
      <PageHeader
        over={<Link to={links.operatorMembers}>{t('list.title')}</Link>}
        title={
          <span className="flex min-w-0 items-center gap-4">
            <Avatar
              name={name}
              src={member.avatar || undefined}
              verified={
                member.verified
                  ? { style: member.kind === 'enterprise' ? 'company' : 'person', label: t('verified') }
                  : undefined
              }
            />
            <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
          </span>
        }
        lead={
          <span className="flex flex-wrap items-center gap-2">
            <MemberStateBadge state={member.state} />
            <MemberKindBadge kind={member.kind} />
            <Badge tone={member.verified ? 'river' : 'neutral'}>
              {t(member.verified ? 'verified' : 'unverified')}
            </Badge>
            <span className="num">{t('number', { id: member.id })}</span>
          </span>
        }
        actions={
          <>
            {member.can.freeze && (
              <Button variant="danger" onClick={() => setAsked('freeze')}>
                {t('freeze.do')}
              </Button>
            )}
            {member.can.unfreeze && (
              <Button variant="ink" onClick={() => setAsked('unfreeze')}>
                {t('unfreeze.do')}
              </Button>
            )}
          </>
        }
      />
      {member.frozen && (
        <Notice tone="accent" className="mt-5" title={t('frozen.title')}>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{member.frozen.reason}</p>
          <p className="num">
            {member.frozen.by === null
              ? t('frozen.system')
              : t('frozen.by', { name: member.frozen.by, at: formatMoment(member.frozen.at) })}
          </p>
        </Notice>
      )}
      <Tabs
        className="mt-6"
        label={t('tabs.label')}
        tabs={tabs}
        value={tab}
        onChange={value =>
          setParams(
            { id: String(member.id), ...(value !== 'overview' && { tab: value }) },
            { replace: true, preventScrollReset: true },
          )
        }
      />
      {asked && <FreezeDialog member={member} deed={asked} onDone={() => setAsked(undefined)} />}
    </div>
  )
}

function NoSuchMember() {
  const t = useWords('members')
  return (
    <NotThere
      title={t('none.title')}
      text={t('none.text')}
      back={t('none.action')}
      to={links.operatorMembers}
    />
  )
}
