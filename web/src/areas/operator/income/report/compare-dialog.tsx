import { useQuery } from '@tanstack/react-query'
import { type Currency, currencies } from '#contract/currency'
import { comparisonExportPath } from '#contract/income/desk-exports'
import { ExportLinks } from '../../../../features/export/export-links'
import { formatAmount, formatCount } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { ButtonLink } from '../../../../ui/button-link'
import { Dialog } from '../../../../ui/dialog'
import { SkeletonLines } from '../../../../ui/skeleton'
import { comparisonQuery } from '../income-queries'

type CompareDialogProps = { id: number; otherId: number; onClose: () => void }

/** Two reports side by side: what is equal, what each comes to, and where they differ most. */
export function CompareDialog({ id, otherId, onClose }: CompareDialogProps) {
  const t = useWords('report-check')
  const { data, isError } = useQuery(comparisonQuery(id, otherId))
  const sides = data && ([['here', data.here] as const, ['there', data.there] as const] as const)
  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      size="large"
      title={t('compare.title')}
      description={
        data && data.equal_lines !== null
          ? t('compare.equal', { count: formatCount(data.equal_lines) })
          : undefined
      }
      closeLabel={t('dialog.close')}
      actions={<ButtonLink to={links.operatorReport(otherId)}>{t('compare.open')}</ButtonLink>}
    >
      <div className="min-h-80">
        {!data && !isError && <SkeletonLines lines={8} />}
        {isError && !data && <p role="alert">{t('compare.failed')}</p>}
        {sides && (
          <dl className="grid grid-cols-2 gap-x-6 border-t-2 border-ink pt-3">
            {sides.map(([side, { name, payer, lines, sums }]) => (
              <div key={side}>
                <dt className="text-sm text-soft">{t(`compare.${side}`)}</dt>
                <dd className="text-sm break-words">{t('compare.of', { name, payer })}</dd>
                <dd className="font-display num text-lg">
                  {t('compare.lines', { count: formatCount(lines) })}
                </dd>
                {sums.map(({ currency, amount }) => (
                  <dd key={currency} className="num text-sm">
                    {amountIn(amount, currency)} {currency}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        )}
        {data?.differences.length === 0 && <p className="mt-5 text-soft">{t('compare.none')}</p>}
        {data && data.differences.length > 0 && (
          <div className="mt-2 flex justify-end">
            <ExportLinks
              path={comparisonExportPath}
              query={{ id, other_id: otherId }}
              what={t('compare.all')}
            />
          </div>
        )}
        {data && data.differences.length > 0 && (
          <table className="num w-full text-sm">
            <caption className="pb-1 text-left font-semibold">{t('compare.differences')}</caption>
            <thead className="text-xs text-faint">
              <tr className="border-b border-line *:py-1.5 *:text-right *:font-semibold *:first:text-left">
                <th scope="col">{t('compare.what')}</th>
                <th scope="col">{t('compare.here')}</th>
                <th scope="col">{t('compare.there')}</th>
              </tr>
            </thead>
            <tbody>
              {data.differences.map(({ title, artist, store, month, currency, here, there }) => (
                <tr
                  key={[title, artist, store, month, currency].join('|')}
                  className="border-b border-line *:py-1.5 *:align-top"
                >
                  <th scope="row" className="text-left font-normal break-words">
                    <b className="font-semibold">{title}</b> {artist}
                    <span className="block text-xs text-soft">{[store, month].join(' · ')}</span>
                  </th>
                  <td className="pl-3 text-right whitespace-nowrap">
                    {amountIn(here, currency)} {currency}
                  </td>
                  <td className="pl-3 text-right whitespace-nowrap text-soft">
                    {amountIn(there, currency)} {currency}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Dialog>
  )
}

const amountIn = (amount: string, currency: string) =>
  (currencies as string[]).includes(currency) ? formatAmount(amount, currency as Currency) : amount
