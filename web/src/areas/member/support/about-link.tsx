import { Link } from 'react-router'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { cx } from '../../../ui/class-names'
import type { TicketRow } from './ticket-queries'

type AboutLinkProps = { about: NonNullable<TicketRow['about']>; className?: string }

/** Leads to what was asked about. */
export function AboutLink({ about, className }: AboutLinkProps) {
  const t = useWords('support')
  const label = t('list.about', { title: about.title || t('about.untitled') })
  return (
    <Link
      to={placeOf(about)}
      className={cx(
        'inline-flex min-h-6 items-center [overflow-wrap:anywhere] text-river underline-offset-4 hover:underline',
        className,
      )}
    >
      {label}
    </Link>
  )
}

function placeOf({ kind, id }: AboutLinkProps['about']): string {
  return { work: links.work, bill: links.bill, withdrawal: links.withdrawal }[kind](id)
}
