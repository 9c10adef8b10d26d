import { useInfiniteQuery } from '@tanstack/react-query'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/class-names'
import { partsQuery, type Transaction } from './ledger-queries'
import { Sides } from './shown-amount'
import { useAccountName } from './use-account-name'

type Group = Transaction['groups'][number]
type TransactionGroupProps = { transactionId: number; group: Group; bill: number | undefined }

/** All entries of one kind of account in a sum; opened, each of them. A posting may have tens of thousands. */
export function TransactionGroup({ transactionId, group, bill }: TransactionGroupProps) {
  const t = useWords('ledger')
  const { kind, currency, amount, entries } = group
  const [isOpen, setIsOpen] = useState(entries <= 3)
  const name = t(`kind.${kind}`)
  return (
    <tbody>
      <tr className="border-b border-line">
        <th scope="row" className="py-2.5 text-left font-normal">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'tx.hide' : 'tx.show', { kind: `${name} ${currency}` })}
            onClick={() => setIsOpen(!isOpen)}
            className="inline-flex items-center gap-1.5"
          >
            <ChevronRight
              aria-hidden="true"
              className={cx('size-4 text-soft transition-transform', isOpen && 'rotate-90')}
            />
            <b className="font-semibold">{name}</b>
            <span className="num text-soft">
              {currency} · {t('tx.entries', { count: entries })}
            </span>
          </button>
        </th>
        <Sides amount={amount} currency={currency} className="py-2.5 font-semibold" />
      </tr>
      {isOpen && <Parts transactionId={transactionId} group={group} bill={bill} />}
    </tbody>
  )
}

function Parts({ transactionId, group: { kind, currency }, bill }: TransactionGroupProps) {
  const t = useWords('ledger')
  const { ownerOf } = useAccountName()
  const [, setParams] = useSearchParams()
  const query = useInfiniteQuery(partsQuery(transactionId, kind))
  const parts = (query.data?.pages.flatMap(page => page.items) ?? []).filter(
    ({ account }) => account.currency === currency,
  )
  const trace = (billId: number) =>
    setParams(
      before => {
        before.set('bill', String(billId))
        before.delete('part')
        return before
      },
      { preventScrollReset: true },
    )
  return (
    <>
      {parts.map(({ position, account, amount, bill: of, channel }) => (
        <tr
          key={position}
          className={cx('border-b border-line', of && of.id === bill && 'bg-accent-wash font-semibold')}
        >
          <td className="py-2 pl-5.5 [overflow-wrap:anywhere]">
            {[ownerOf(account), of ? null : channel].filter(Boolean).join(' · ')}{' '}
            {of && (
              <button
                type="button"
                onClick={() => trace(of.id)}
                aria-label={t('entries.toBill', { id: of.id })}
                className="text-river underline underline-offset-4"
              >
                {t('entries.bill', { id: of.id, channel: of.sp_name })}
              </button>
            )}
          </td>
          <Sides amount={amount} currency={currency} className="py-2 font-normal" />
        </tr>
      ))}
      {query.hasNextPage && (
        <tr>
          <td colSpan={3} className="py-2 pl-5.5">
            <Button
              size="small"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t('tx.more')}
            </Button>
          </td>
        </tr>
      )}
    </>
  )
}
