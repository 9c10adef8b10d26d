import { useQuery } from '@tanstack/react-query'
import type { ColumnDef } from '@tanstack/react-table'
import { useCallback, useMemo } from 'react'
import { Link } from 'react-router'
import { ledgerAccountsExportPath } from '#contract/income/ledger-paths'
import { longestSearch } from '#contract/search-text'
import { ExportLinks } from '../../../features/export/export-links'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { EmptyState } from '../../../ui/empty-state'
import { SearchField } from '../../../ui/search-field'
import { QueryTable } from '../query-table'
import { useCursors } from '../use-cursors'
import { type Account, type AccountFilter, accountsQuery } from './ledger-queries'
import { isCredit, plainAmount } from './shown-amount'
import { useAccountName } from './use-account-name'

type AccountsProps = { filter: AccountFilter; onSearch: (search: string) => void }

/** Accounts of a kind, or all of a member or payer. */
export function Accounts({ filter, onSearch }: AccountsProps) {
  const t = useWords('ledger')
  const pages = useCursors(JSON.stringify(filter))
  const query = useQuery(accountsQuery(filter, pages.cursor))
  const columns = useColumns()
  const search = useCallback((typed: string) => onSearch(typed), [onSearch])
  return (
    <section aria-labelledby="accounts">
      <div className="flex flex-wrap items-end justify-between gap-3 pb-3">
        <h2 id="accounts" className="text-xl">
          {filter.kind ? t(`kind.${filter.kind}`) : t('accounts.title')}
        </h2>
        <ExportLinks path={ledgerAccountsExportPath} query={filter} />
      </div>
      <QueryTable
        caption={t('accounts.title')}
        columns={columns}
        query={query}
        pages={pages}
        toolbar={
          <SearchField
            label={t('accounts.search')}
            hint={t('accounts.searchHint')}
            value={filter.search ?? ''}
            onChange={search}
            maxLength={longestSearch}
            className="sm:min-w-80"
          />
        }
        empty={<EmptyState title={t('accounts.none')}>{t('accounts.noneText')}</EmptyState>}
      />
    </section>
  )
}

function useColumns(): ColumnDef<Account>[] {
  const t = useWords('ledger')
  const { nameOf } = useAccountName()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language alone
  return useMemo(
    () => [
      {
        id: 'owner',
        meta: { card: 'title' },
        header: t('accounts.owner'),
        cell: ({ row: { original } }) => (
          <Link
            to={links.operatorLedgerOf({
              kind: original.kind,
              currency: original.currency,
              account: original.id,
            })}
            className="font-semibold underline-offset-4 hover:underline"
          >
            {nameOf(original)}
          </Link>
        ),
      },
      {
        id: 'balance',
        header: t('accounts.balance'),
        meta: { align: 'end', card: 'corner' },
        cell: ({
          row: {
            original: { balance, currency },
          },
        }) => (
          <span className="num whitespace-nowrap">
            <b className="font-semibold">{plainAmount(balance, currency)}</b>{' '}
            <span className="text-soft">
              {currency} {Number(balance) !== 0 && t(isCredit(balance) ? 'side.credit' : 'side.debit')}
            </span>
          </span>
        ),
      },
    ],
    [t],
  )
}
