import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { IconButton } from '../../../../ui/icon-button'
import { MoveButtons } from '../../../../ui/move-buttons'
import { Select } from '../../../../ui/select'
import { TextInput } from '../../../../ui/text-input'
import { added, moved, type Row, takesText } from './layout-draft'

/** As many as the contract takes; a file without columns is none. */
const limits = {
  columns: { fewest: 1, most: 40 },
  head: { fewest: 0, most: 10 },
  foot: { fewest: 0, most: 10 },
}

type LayoutRowsProps<F extends string> = {
  where: keyof typeof limits
  rows: Row<F>[]
  fields: readonly F[]
  nameOf: (field: F) => string
  /** What a new one holds at first. */
  first: F
  onChange: (rows: Row<F>[]) => void
}

/** The columns, or what stands above or below them: what each holds, its title, and a way up, down and out. */
export function LayoutRows<F extends string>(props: LayoutRowsProps<F>) {
  const { where, rows, fields, nameOf, first, onChange } = props
  const t = useWords('payout-desk')
  const { fewest, most } = limits[where]
  const title = t(`layouts.rows.${where}`)
  const set = (index: number, values: Partial<Row<F>>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...values } : row)))
  return (
    <section aria-labelledby={`rows-${where}`}>
      <h2 id={`rows-${where}`} className="text-lg">
        {title}
      </h2>
      {rows.length > 0 && (
        <ol className="mt-2 border-t border-line">
          {rows.map((row, index) => {
            const place = index + 1
            const say = (what: 'field' | 'title' | 'text' | 'up' | 'down' | 'remove') =>
              where === 'columns'
                ? t(`layouts.column.${what}`, { place })
                : t(`layouts.row.${what}`, { where: title, place })
            return (
              <li
                key={row.key}
                className="grid grid-cols-[1.5rem_minmax(0,1fr)] items-center gap-x-2 gap-y-2 border-b border-line py-2.5 md:grid-cols-[1.5rem_minmax(0,1fr)_minmax(0,1fr)_auto]"
              >
                <span className="num text-sm text-soft">{place}</span>
                <Select
                  label={say('field')}
                  value={row.field}
                  onChange={value =>
                    set(index, { field: fields.find(field => field === value) ?? row.field })
                  }
                  options={fields.map(value => ({ value, label: nameOf(value) }))}
                />
                <div className="grid gap-2 max-md:col-start-2">
                  <TextInput
                    aria-label={say('title')}
                    placeholder={nameOf(row.field)}
                    value={row.title}
                    maxLength={60}
                    onChange={event => set(index, { title: event.target.value })}
                  />
                  {takesText(row.field) && (
                    <TextInput
                      aria-label={say('text')}
                      placeholder={t(row.field === 'fixed' ? 'layouts.fixed' : 'layouts.purpose')}
                      value={row.text}
                      maxLength={60}
                      onChange={event => set(index, { text: event.target.value })}
                    />
                  )}
                </div>
                <div className="flex max-md:col-start-2">
                  <MoveButtons
                    upLabel={say('up')}
                    downLabel={say('down')}
                    index={index}
                    count={rows.length}
                    onMove={to => onChange(moved(rows, index, to))}
                  />
                  <IconButton
                    label={say('remove')}
                    disabled={rows.length <= fewest}
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
        onClick={() => onChange(added(rows, first))}
      >
        {t(`layouts.addRow.${where}`)}
      </Button>
    </section>
  )
}
