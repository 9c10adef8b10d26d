import { cx } from '../../../../ui/class-names'

export type SumRow = { label: string; value: string; isTotal?: boolean }

/** A computation from top to bottom: what is added up stands under a line of ink. */
export function SumList({ rows }: { rows: readonly SumRow[] }) {
  return (
    <dl className="num text-sm">
      {rows.map(({ label, value, isTotal }) => (
        <div
          key={label}
          className={cx(
            'flex justify-between gap-4 py-1',
            isTotal ? 'mt-1 border-t border-ink pt-1.5 font-semibold' : 'text-soft',
          )}
        >
          <dt>{label}</dt>
          <dd className="whitespace-nowrap text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
