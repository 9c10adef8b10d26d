import { Link } from 'react-router'
import { ledgerAccounts } from '#contract/income/ledger-accounts'
import { formatAmount } from '../../../lib/format'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { cx } from '../../../ui/class-names'
import type { Group, Ledger } from './ledger-queries'
import { isCredit, plainAmount } from './shown-amount'

const classes = ['asset', 'liability', 'result'] as const
const order = Object.keys(ledgerAccounts)

type TreeProps = { ledger: Ledger; here: { kind: string | null; currency: string | null } }

/** All accounts by what they are, each with a line to the side it stands on, and the zero they come to. */
export function Tree({ ledger, here }: TreeProps) {
  const t = useWords('ledger')
  const sorted = ledger.groups.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
  const most = new Map<string, number>()
  for (const { currency, balance } of sorted) {
    most.set(currency, Math.max(most.get(currency) ?? 0, Math.abs(Number(balance))))
  }
  return (
    <nav aria-label={t('tree.label')}>
      {classes.map(name => {
        const shown = sorted.filter(({ kind }) => ledgerAccounts[kind] === name)
        if (shown.length === 0) return null
        return (
          <div key={name} className="mb-5">
            <h2 className="mb-1 px-2.5 font-sans text-sm font-normal tracking-normal text-soft">
              {t(`class.${name}`)}
            </h2>
            <ul>
              {shown.map(group => (
                <li key={`${group.kind} ${group.currency}`}>
                  <TreeRow
                    group={group}
                    most={most.get(group.currency) ?? 0}
                    isHere={here.kind === group.kind && here.currency === group.currency}
                  />
                </li>
              ))}
            </ul>
          </div>
        )
      })}
      <Zero ledger={ledger} />
    </nav>
  )
}

function TreeRow({ group, most, isHere }: { group: Group; most: number; isHere: boolean }) {
  const t = useWords('ledger')
  const { kind, currency, balance, accounts, account_id } = group
  const length = most === 0 ? 0 : (Math.abs(Number(balance)) / most) * 50
  return (
    <Link
      to={links.operatorLedgerOf({ kind, currency, account: account_id })}
      aria-current={isHere ? 'page' : undefined}
      preventScrollReset
      className={cx(
        'grid grid-cols-[minmax(0,1fr)_auto_auto] items-baseline gap-x-2.5 rounded-control border-l-2 border-transparent px-2.5 py-1.5 hover:bg-sunken',
        isHere && 'border-accent! bg-surface',
      )}
    >
      <span className="truncate">{t(`kind.${kind}`)}</span>
      <b className="num font-semibold">{plainAmount(balance, currency)}</b>
      <span className="num w-16 text-right text-xs text-soft">
        {currency} {Number(balance) !== 0 && t(isCredit(balance) ? 'credit' : 'debit')}
      </span>
      <span className="col-span-full flex items-center gap-3">
        <span aria-hidden="true" className="relative block h-1.5 flex-1">
          <span className="absolute inset-y-0 left-1/2 w-px bg-edge" />
          <span
            className={cx(
              'absolute top-0.5 h-0.5',
              isHere ? 'bg-accent' : isCredit(balance) ? 'bg-river' : 'bg-ink',
            )}
            style={
              isCredit(balance) ? { left: '50%', width: `${length}%` } : { right: '50%', width: `${length}%` }
            }
          />
        </span>
        {accounts > 1 && (
          <span className="num text-xs text-soft">{t('tree.accounts', { count: accounts })}</span>
        )}
      </span>
    </Link>
  )
}

/** Always in sight, so that everybody sees that it is zero. */
function Zero({ ledger: { zero } }: { ledger: Ledger }) {
  const t = useWords('ledger')
  return (
    <div className="mt-6 border-t-2 border-ink px-2.5 pt-3">
      <p className="mb-1 text-sm text-soft">{t('tree.zero')}</p>
      <dl className="flex flex-wrap gap-x-7 gap-y-2">
        {zero.map(({ currency, sum }) => (
          <div key={currency}>
            <dt className="text-xs text-soft">{currency}</dt>
            <dd className={cx('font-display num text-lg', Number(sum) === 0 ? 'text-river' : 'text-accent')}>
              {formatAmount(sum, currency)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
