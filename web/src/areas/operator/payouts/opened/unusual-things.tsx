import { withdrawalWaitHours } from '#contract/payouts/payout-rules'
import { formatAmount, formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import type { OpenedPayout } from '../payout-queries'
import { EarlierBars } from './earlier-bars'

type Unusual = OpenedPayout['unusual'][number]

/** What is not as it usually is, in words with the figures that say so; beside it what usually is. */
export function UnusualThings({ payout }: { payout: OpenedPayout }) {
  const t = useWords('payout-desk')
  const { unusual } = payout
  const isOdd = unusual.length > 0
  return (
    <section
      aria-labelledby="unusual"
      className={`mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-9 gap-y-5 border-t-2 pt-4 lg:grid-cols-[minmax(0,1fr)_19rem] ${isOdd ? 'border-accent' : 'border-river'}`}
    >
      <div>
        <h3 id="unusual" className={`text-lg ${isOdd ? 'text-accent' : 'text-river'}`}>
          {isOdd ? t('unusual.title', { count: unusual.length }) : t('unusual.none')}
        </h3>
        {isOdd ? (
          <ul className="mt-1">
            {unusual.map(thing => (
              <UnusualThing key={thing.what} thing={thing} payout={payout} />
            ))}
          </ul>
        ) : (
          <p className="text-soft">{t('unusual.noneText')}</p>
        )}
      </div>
      {payout.earlier.last.length > 0 && <EarlierBars payout={payout} />}
    </section>
  )
}

function UnusualThing({ thing, payout }: { thing: Unusual; payout: OpenedPayout }) {
  const t = useWords('payout-desk')
  const { what, count, note } = thing
  const { account, currency, submitted_by, member } = payout
  /** The words of one sort take what the figures of that sort are. */
  const values = {
    count,
    note,
    bank: account.bank_name,
    hours: withdrawalWaitHours,
    name: submitted_by,
    amount: what === 'large' ? formatAmount(note, currency) : note,
    what: what === 'changed_lately' ? changeOf(note, t) : '',
    moment: formatMoment(what === 'changed_lately' ? member.sensitive_change_at : account.bound_at),
  }
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] border-b border-line py-2">
      <span aria-hidden="true" className="mt-1.5 h-3.5 w-0.75 bg-accent" />
      <p className="num">
        <b className="font-semibold">{t(`unusual.${what}`, values)}</b>{' '}
        {(what !== 'changed_lately' || member.sensitive_change_at) && (
          <span className="text-soft">{t(`unusual.${what}Text`, values)}</span>
        )}
      </p>
    </li>
  )
}

const changes = ['mobile', 'password', 'guardian'] as const

function changeOf(note: string, t: ReturnType<typeof useWords<'payout-desk'>>): string {
  const known = changes.find(change => change === note)
  return known ? t(`change.${known}`) : note
}
