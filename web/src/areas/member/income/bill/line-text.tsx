import type { ColumnRole } from '#contract/income/reading'
import { useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'
import type { BillLineDetail } from '../bill-detail-queries'

/** The line itself, then cell by cell; what counts for the money stands out. */
export function LineText({ line }: { line: BillLineDetail }) {
  const t = useWords('bills')
  return (
    <>
      <h3 className="sr-only">{t('line.text')}</h3>
      <p className="num mt-3 border-l-2 border-river bg-sunken px-3 py-2.5 font-mono text-xs leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap">
        {line.text ?? t('line.noText')}
      </p>
      <p className="mt-1.5 text-xs text-soft">{t('line.onlyYours')}</p>
      {line.cells.length > 0 && (
        <dl className="mt-4 text-sm">
          {line.cells.map(({ name, text, role }, index) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a report may name two columns alike
              key={index}
              className={cx(
                'flex justify-between gap-6 border-b border-line py-2',
                role === null && 'text-soft',
              )}
            >
              <dt className="min-w-0 [overflow-wrap:anywhere] text-soft">{name}</dt>
              <dd
                className={cx(
                  'num min-w-0 text-right [overflow-wrap:anywhere]',
                  isMoney(role) && 'font-semibold text-river',
                )}
              >
                {text || '--'}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

const isMoney = (role: ColumnRole | null) => role === 'amount'
