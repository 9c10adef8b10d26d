import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { batchFields } from '#contract/payouts/batch'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { IconButton } from '../../../../ui/icon-button'
import { MoveButtons } from '../../../../ui/move-buttons'
import { Select } from '../../../../ui/select'
import { TextInput } from '../../../../ui/text-input'
import { added, type Column, moved, takesText } from './layout-draft'

/** As many as the contract takes. */
const most = 40

type ColumnRowsProps = { columns: Column[]; onChange: (columns: Column[]) => void }

/** The columns in their order: what each holds, its title, and a way up, down and out. */
export function ColumnRows({ columns, onChange }: ColumnRowsProps) {
  const t = useWords('payout-desk')
  const set = (index: number, values: Partial<Column>) =>
    onChange(columns.map((column, at) => (at === index ? { ...column, ...values } : column)))
  return (
    <>
      <ol className="mt-2 border-t border-line">
        {columns.map((column, index) => {
          const place = index + 1
          return (
            <li
              key={column.key}
              className="grid grid-cols-[1.5rem_minmax(0,1fr)] items-center gap-x-2 gap-y-2 border-b border-line py-2.5 md:grid-cols-[1.5rem_minmax(0,1fr)_minmax(0,1fr)_auto]"
            >
              <span className="num text-sm text-soft">{place}</span>
              <Select
                label={t('layouts.field', { place })}
                value={column.field}
                onChange={value =>
                  set(index, { field: batchFields.find(field => field === value) ?? column.field })
                }
                options={batchFields.map(value => ({ value, label: t(`field.${value}`) }))}
              />
              <div className="grid gap-2 max-md:col-start-2">
                <TextInput
                  aria-label={t('layouts.columnTitleOf', { place })}
                  placeholder={t(`field.${column.field}`)}
                  value={column.title}
                  maxLength={60}
                  onChange={event => set(index, { title: event.target.value })}
                />
                {takesText(column.field) && (
                  <TextInput
                    aria-label={t('layouts.textOf', { place })}
                    placeholder={t(column.field === 'fixed' ? 'layouts.fixed' : 'layouts.purpose')}
                    value={column.text}
                    maxLength={60}
                    onChange={event => set(index, { text: event.target.value })}
                  />
                )}
              </div>
              <div className="flex max-md:col-start-2">
                <MoveButtons
                  upLabel={t('layouts.up', { place })}
                  downLabel={t('layouts.down', { place })}
                  index={index}
                  count={columns.length}
                  onMove={to => onChange(moved(columns, index, to))}
                />
                <IconButton
                  label={t('layouts.remove', { place })}
                  disabled={columns.length === 1}
                  onClick={() => onChange(columns.filter(({ key }) => key !== column.key))}
                >
                  <Trash2 />
                </IconButton>
              </div>
            </li>
          )
        })}
      </ol>
      <Button
        size="small"
        className="mt-3"
        disabled={columns.length >= most}
        icon={<Plus aria-hidden="true" className="size-4.5" />}
        onClick={() => onChange(added(columns, 'fixed' as const))}
      >
        {t('layouts.add')}
      </Button>
    </>
  )
}
