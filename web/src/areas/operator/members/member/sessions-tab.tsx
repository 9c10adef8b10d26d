import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { endMemberSessions } from '#contract/members/calls'
import { api } from '../../../../lib/api'
import { formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import { Button } from '../../../../ui/button'
import { ConfirmDialog } from '../../../../ui/confirm-dialog'
import { SkeletonLines } from '../../../../ui/skeleton'
import { useToast } from '../../../../ui/toast'
import { Unreachable } from '../../unreachable'
import { type Member, type MemberSessions, memberSessionsQuery, refreshMembers } from '../member-queries'

export function SessionsTab({ member }: { member: Member }) {
  const t = useWords('members')
  const toast = useToast()
  const [isAsking, setIsAsking] = useState(false)
  const [ending, setEnding] = useState<string>()
  const query = useInfiniteQuery(memberSessionsQuery(member.id))

  async function end(session?: string) {
    setEnding(session ?? 'all')
    try {
      const { msg } = await api(endMemberSessions, { id: member.id, session })
      toast({ title: msg, tone: 'river' })
    } catch {
      // The problem has been shown.
    } finally {
      setEnding(undefined)
      setIsAsking(false)
      await refreshMembers()
    }
  }

  if (!query.data && query.isError) {
    return <Unreachable heading="h2" isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
  }
  if (!query.data) return <SkeletonLines lines={6} />
  const sessions = query.data.pages[0]?.sessions ?? []
  const logins = query.data.pages.flatMap(page => page.logins)
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
      <section>
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
          <h2 className="text-lg">{t('sessions.title')}</h2>
          {member.can.end_sessions && sessions.length > 0 && (
            <Button size="small" variant="danger" onClick={() => setIsAsking(true)}>
              {t('sessions.endAll')}
            </Button>
          )}
        </div>
        {sessions.length === 0 && <p className="mt-2 text-soft">{t('sessions.none')}</p>}
        <ul className="mt-2 border-t border-line empty:hidden">
          {sessions.map(session => (
            <li
              key={session.id}
              className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3"
            >
              <span>
                {session.name || t('sessions.unknown')}
                <span className="num block text-sm text-soft">
                  {session.address} · {t('sessions.seen', { at: formatMoment(session.last_seen_at) })}
                </span>
              </span>
              {member.can.end_sessions && (
                <Button
                  size="small"
                  loading={ending === session.id}
                  aria-label={t('sessions.endThis', { name: session.name || t('sessions.unknown') })}
                  onClick={() => void end(session.id)}
                >
                  {t('sessions.end')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="flex min-h-11 items-center text-lg">{t('logins.title')}</h2>
        {logins.length === 0 && <p className="mt-2 text-soft">{t('logins.none')}</p>}
        <ul className="mt-2 border-t border-line empty:hidden">
          {logins.map((login, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a login has no id of its own and never moves
            <Login key={index} login={login} />
          ))}
        </ul>
        {query.hasNextPage && (
          <Button
            className="mt-4"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('logins.more')}
          </Button>
        )}
      </section>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('sessions.endAllTitle')}
        confirmLabel={t('sessions.endAll')}
        cancelLabel={t('dialog.cancel')}
        danger
        busy={ending === 'all'}
        onConfirm={() => void end()}
      >
        {t('sessions.endAllText')}
      </ConfirmDialog>
    </div>
  )
}

function Login({ login }: { login: MemberSessions['logins'][number] }) {
  const t = useWords('members')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line py-3">
      <span>
        {t(`method.${login.method}`)}
        <span className="num block text-sm text-soft">
          {[login.name || t('sessions.unknown'), login.address].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="num flex items-center gap-2 text-sm text-soft">
        {!login.succeeded && <Badge tone="accent">{t('logins.failed')}</Badge>}
        {formatMoment(login.at)}
      </span>
    </li>
  )
}
