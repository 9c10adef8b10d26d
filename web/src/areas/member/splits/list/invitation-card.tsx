import { formatDate } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import type { Invitation } from '../split-queries'
import { useMonth } from '../use-month'

type InvitationCardProps = {
  invitation: Invitation
  mayAnswer: boolean
  onAccept: () => void
  onDecline: () => void
}

/** What somebody gets, of what, from when on and until when they may say so. */
export function InvitationCard({ invitation, mayAnswer, onAccept, onDecline }: InvitationCardProps) {
  const t = useWords('splits')
  const monthName = useMonth()
  const { track, owner_name, percent, percent_before, role, paid_for, asked, accepted } = invitation
  const isLeaving = percent === '0.00'
  const head = isLeaving ? 'invited.leaveHead' : percent_before ? 'invited.changeHead' : 'invited.head'
  const facts: [string, string][] = [
    [t('invited.from'), monthName(invitation.from_month)],
    ...(role ? [[t('invited.role'), role] as [string, string]] : []),
    ...(isLeaving ? [] : [[t('invited.paidFor'), t(`paidFor.${paid_for}`)] as [string, string]]),
    [t('invited.until'), formatDate(invitation.ends_at)],
  ]
  return (
    <article className="grid gap-x-8 gap-y-5 rounded-card border border-line bg-surface p-4 shadow-lift sm:grid-cols-[auto_minmax(0,1fr)] sm:p-6">
      <div className="flex items-baseline gap-3 sm:block">
        <p className="text-sm text-soft">{t('invited.youGet')}</p>
        <p className="font-display num text-3xl text-river">{percent} %</p>
      </div>
      <div className="min-w-0">
        <h3 className="text-lg [overflow-wrap:anywhere]">
          {t(head, { owner: owner_name, percent, before: percent_before ?? '', track: track.title })}
        </h3>
        <p className="num text-sm text-soft [overflow-wrap:anywhere]">
          {track.artists} · {track.isrc}
        </p>
        <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-sm text-soft">{label}</dt>
              <dd className="num font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 max-w-[62ch] text-sm text-soft">
          {t(isLeaving ? 'invited.leaveText' : 'invited.text', { asked, accepted })}
          {!isLeaving && ` ${t(`invited.paidFor.${paid_for}`)}`}
        </p>
        {invitation.answer === 'accepted' ? (
          <p role="status" className="mt-4 font-semibold text-river">
            {t('invited.accepted', { count: asked - accepted })}
          </p>
        ) : mayAnswer ? (
          <div className="mt-4 flex flex-wrap gap-3">
            <Button variant="main" onClick={onAccept}>
              {t('invited.accept')}
            </Button>
            <Button onClick={onDecline}>{t('invited.decline')}</Button>
          </div>
        ) : (
          <p className="mt-4 text-sm font-medium">{t('invited.notOwner')}</p>
        )}
      </div>
    </article>
  )
}
