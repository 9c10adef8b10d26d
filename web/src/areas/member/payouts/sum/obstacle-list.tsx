import { Link } from 'react-router'
import { giveDataConsent } from '#contract/identity/consent-calls'
import { withdrawalWaitHours } from '#contract/payouts/payout-rules'
import { queryClient } from '../../../../features/account/account-queries'
import { DocumentsConsent } from '../../../../features/account/documents-consent'
import { useMay } from '../../../../features/works/use-role'
import { subtractDecimals } from '../../../../lib/decimal'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { shownAmount } from '../shown-amount'
import type { Preview } from '../withdrawal-queries'
import { type Stopping, timeLeft } from './readiness'

const ways = {
  not_verified: links.information,
  minor_not_approved: links.minorInformation,
  no_account: '#account',
  account_outdated: '#account',
  frozen: links.newTicket(),
} as const

type ObstacleListProps = { id: string; preview: Preview; obstacles: Stopping[]; now: number }

/** Each thing that stands in the way, in its own words, with the way to deal with it. */
export function ObstacleList({ id, preview, obstacles, now }: ObstacleListProps) {
  const t = useWords('withdraw')
  const mayConsent = useMay(giveDataConsent)
  const { minimum, net, share, currency, from } = preview
  const amount = (text: string) => shownAmount(text, currency)
  const said = {
    minimum: amount(minimum),
    short: amount(subtractDecimals(minimum, share)),
    net: amount(net),
    hours: withdrawalWaitHours,
    left: from ? leftWords(from) : '',
  }
  return (
    <ul id={id} className="num mt-3 grid gap-2 text-sm text-soft">
      {obstacles.map(obstacle => (
        <li key={obstacle}>
          {t(`stop.${obstacle}`, said)}
          {obstacle === 'no_consent' && mayConsent && (
            <div className="mt-2 rounded-control border border-line p-3">
              <DocumentsConsent isAskedAgain onGiven={() => queryClient.invalidateQueries()} />
            </div>
          )}
          {obstacle in ways && (
            <>
              {' '}
              <Link
                to={ways[obstacle as keyof typeof ways]}
                className="font-semibold whitespace-nowrap text-river underline underline-offset-4"
              >
                {t(`remedy.${obstacle as keyof typeof ways}`)}
              </Link>
            </>
          )}
        </li>
      ))}
    </ul>
  )

  function leftWords(until: string): string {
    const left = timeLeft(until, now)
    return t(left.hours > 0 ? 'wait.left' : 'wait.leftMinutes', { ...left })
  }
}
