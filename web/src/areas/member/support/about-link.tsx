import { Link } from 'react-router'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { cx } from '../../../ui/class-names'
import type { TicketRow } from './ticket-queries'

type AboutLinkProps = { about: NonNullable<TicketRow['about']>; className?: string }

/** Leads to what was asked about, where that has a page of its own. */
export function AboutLink({ about, className }: AboutLinkProps) {
  const t = useWords('support')
  const label = t('list.about', { title: about.title || t('about.untitled') })
  if (about.kind === 'withdrawal') return <span className={cx('text-soft', className)}>{label}</span>
  return (
    <Link
      to={about.kind === 'bill' ? links.bill(about.id) : links.work(about.id)}
      className={cx(
        'inline-flex min-h-6 items-center [overflow-wrap:anywhere] text-river underline-offset-4 hover:underline',
        className,
      )}
    >
      {label}
    </Link>
  )
}
