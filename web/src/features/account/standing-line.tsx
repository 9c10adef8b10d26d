import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '../../lib/format'
import { links } from '../../lib/links'
import { useWords } from '../../lib/words'
import { useOnce } from '../forms/use-once'
import { accountQuery } from './account-queries'
import { recallStanding, rememberStanding, type Standing, standingOf } from './standing'
import { actFor } from './switch-account'

const linkClass = 'font-semibold text-ink underline underline-offset-4 hover:decoration-2'

/** One quiet line under the header, on every screen of a member whom it concerns. */
export function StandingLine() {
  const { data: account } = useQuery(accountQuery)
  const [remembered] = useState(recallStanding)
  useEffect(() => {
    if (account) rememberStanding(standingOf(account))
  }, [account])
  const standing = account ? standingOf(account) : remembered
  if (!standing) return null
  return (
    <aside className={standing.kind === 'acting' ? 'bg-river-wash' : 'bg-accent-wash'}>
      <p className="page flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 text-sm">
        {standing.kind === 'acting' && <Acting {...standing} />}
        {standing.kind === 'lost' && <Lost {...standing} />}
        {standing.kind === 'closing' && <Closing {...standing} />}
      </p>
    </aside>
  )
}

function Acting({ company, role }: Extract<Standing, { kind: 'acting' }>) {
  const t = useWords('member')
  return (
    <>
      <span>{t('standing.acting', { company, role: t(`role.${role}`) })}</span>
      <BackToMyself />
    </>
  )
}

/** Until they switch, the server refuses whatever they do: it would be done in the wrong account. */
function Lost({ company, why }: Extract<Standing, { kind: 'lost' }>) {
  const t = useWords('member')
  return (
    <>
      <span>{t(`standing.lost.${why}`, { company })}</span>
      <BackToMyself />
    </>
  )
}

function BackToMyself() {
  const t = useWords('member')
  const [once, isBusy] = useOnce()
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      className={linkClass}
      onClick={() => void once(() => actFor(null))}
    >
      {t('standing.back')}
    </button>
  )
}

function Closing({ closesAt }: Extract<Standing, { kind: 'closing' }>) {
  const t = useWords('member')
  return (
    <>
      <span>{t('standing.closing', { day: formatDate(closesAt) })}</span>
      <Link to={`${links.security}#close`} className={linkClass}>
        {t('standing.keep')}
      </Link>
    </>
  )
}
