import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { summaryFields } from '#contract/payouts/batch'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { IconButton } from '../../../../ui/icon-button'
import { MoveButtons } from '../../../../ui/move-buttons'
import { Select } from '../../../../ui/select'
import { TextInput } from '../../../../ui/text-input'
import { added, moved, type SummaryRow } from './layout-draft'

/** As many as the contract takes. */
const most = 10

type SummaryRowsProps = { where: 'head' | 'foot'; rows: SummaryRow[]; onChange: (rows: SummaryRow[]) => void }

/** What stands above or below the table, a row each: its title, and the running number, the count or the control sum. */
export function SummaryRows({ where, rows, onChange }: SummaryRowsProps) {
  const t = useWords('payout-desk')
  const set = (index: number, values: Partial<SummaryRow>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...values } : row)))
  return (
    <section aria-labelledby={`rows-${where}`}>
      <h2 id={`rows-${where}`} className="text-lg">
        {t(`layouts.rows.${where}`)}
      </h2>
      {rows.length > 0 && (
        <ol className="mt-2 border-t border-line">
          {rows.map((row, index) => {
            const place = { where: t(`layouts.rows.${where}`), place: index + 1 }
            return (
              <li
                key={row.key}
                className="grid grid-cols-[1.5rem_minmax(0,1fr)] items-center gap-x-2 gap-y-2 border-b border-line py-2.5 md:grid-cols-[1.5rem_minmax(0,1fr)_minmax(0,1fr)_auto]"
              >
                <span className="num text-sm text-soft">{index + 1}</span>
                <Select
                  label={t('layouts.rowField', place)}
                  value={row.field}
                  onChange={value =>
                    set(index, { field: summaryFields.find(field => field === value) ?? row.field })
                  }
                  options={summaryFields.map(value => ({ value, label: t(`summary.${value}`) }))}
                />
                <div className="grid gap-2 max-md:col-start-2">
                  <TextInput
                    aria-label={t('layouts.rowTitle', place)}
                    placeholder={t(`summary.${row.field}`)}
                    value={row.title}
                    maxLength={60}
                    onChange={event => set(index, { title: event.target.value })}
                  />
                  {row.field === 'fixed' && (
                    <TextInput
                      aria-label={t('layouts.rowText', place)}
                      placeholder={t('layouts.fixed')}
                      value={row.text}
                      maxLength={60}
                      onChange={event => set(index, { text: event.target.value })}
                    />
                  )}
                </div>
                <div className="flex max-md:col-start-2">
                  <MoveButtons
                    upLabel={t('layouts.rowUp', place)}
                    downLabel={t('layouts.rowDown', place)}
                    index={index}
                    count={rows.length}
                    onMove={to => onChange(moved(rows, index, to))}
                  />
                  <IconButton
                    label={t('layouts.rowRemove', place)}
                    onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}
                  >
                    <Trash2 />
                  </IconButton>
                </div>
              </li>
            )
          })}
        </ol>
      )}
      <Button
        size="small"
        className="mt-3"
        disabled={rows.length >= most}
        icon={<Plus aria-hidden="true" className="size-4.5" />}
        onClick={() => onChange(added(rows, 'sum' as const))}
      >
        {t(`layouts.addRow.${where}`)}
      </Button>
    </section>
  )
}
