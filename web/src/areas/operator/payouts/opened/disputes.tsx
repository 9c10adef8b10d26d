import { Link } from 'react-router'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Notice } from '../../../../ui/notice'
import type { OpenedPayout } from '../payout-queries'

/** Somebody else claims what this member earns with: before it is paid one looks. */
export function Disputes({ disputes }: { disputes: OpenedPayout['disputes'] }) {
  const t = useWords('payout-desk')
  if (disputes.length === 0) return null
  return (
    <Notice tone="accent" title={t('disputes.title')} className="mt-4">
      {t('disputes.text')}
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {disputes.map(({ id, number, holds_income }) => (
          <li key={id} className="num">
            {holds_income ? (
              <Link to={links.operatorDispute(number)} className="underline underline-offset-4">
                {number}
              </Link>
            ) : (
              number
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
