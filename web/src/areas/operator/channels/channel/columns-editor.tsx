import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { type ChannelProfile, type SheetField, sheetFields } from '#contract/distribution/channel-profile'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Combobox } from '../../../../ui/combobox'
import { Field } from '../../../../ui/field'
import { IconButton } from '../../../../ui/icon-button'
import { MoveButtons } from '../../../../ui/move-buttons'
import { TextInput } from '../../../../ui/text-input'
import { channelParts } from '../channel-parts'
import type { ChannelForm } from './use-channel-form'

type Column = ChannelProfile['sheet_columns'][number]

const mostColumns = 60

/** Which field stands in which column of the sheet, and what the channel wants it called. */
export function ColumnsEditor({ form }: { form: ChannelForm }) {
  const t = useWords('channels')
  const columns = form.profile.sheet_columns
  const put = (sheet_columns: Column[]) => form.set({ sheet_columns })
  const columnFor = (field: SheetField): Column => ({ title: t(`sheet.${field}`), field })
  /** What is not there yet, first what usually comes first. */
  const next = sheetFields.find(field => columns.every(column => column.field !== field)) ?? 'upc'
  const move = (from: number, to: number) => {
    const others = columns.filter((_, at) => at !== from)
    const moved = columns[from]
    if (moved) put([...others.slice(0, to), moved, ...others.slice(to)])
  }
  return (
    <section
      id={channelParts.columns}
      tabIndex={-1}
      className="grid scroll-mt-6 gap-3 border-t border-line pt-5"
      aria-labelledby="sheet-columns"
    >
      <div>
        <h3 id="sheet-columns" className="font-semibold">
          {t('columns.title')}
        </h3>
        <p className="text-sm text-soft">{t(columns.length === 0 ? 'columns.none' : 'columns.text')}</p>
      </div>
      {columns.length > 0 && (
        <div
          aria-hidden="true"
          className="grid grid-cols-[2rem_minmax(0,1fr)_minmax(0,1fr)_8.25rem] gap-x-3 text-xs font-semibold text-faint max-sm:hidden"
        >
          <span />
          <span>{t('column.title')}</span>
          <span>{t('column.field')}</span>
        </div>
      )}
      <ol className="grid gap-2 empty:hidden">
        {columns.map((column, index) => (
          <ColumnRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other identity than its place
            key={index}
            column={column}
            index={index}
            count={columns.length}
            problem={form.problemOf(`profile.sheet_columns.${index}.title`)}
            onChange={changed =>
              put(columns.map((other, at) => (at === index ? { ...other, ...changed } : other)))
            }
            onMove={to => move(index, to)}
            onRemove={() => put(columns.filter((_, at) => at !== index))}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        {columns.length === 0 && (
          <Button size="small" variant="ink" onClick={() => put(sheetFields.map(columnFor))}>
            {t('columns.fill')}
          </Button>
        )}
        {columns.length < mostColumns && (
          <Button
            size="small"
            icon={<Plus aria-hidden="true" className="size-4.5" />}
            onClick={() => put([...columns, columnFor(next)])}
          >
            {t('columns.add')}
          </Button>
        )}
      </div>
    </section>
  )
}

interface ColumnRowProps {
  column: Column
  index: number
  count: number
  problem?: string
  onChange: (changed: Partial<Column>) => void
  onMove: (to: number) => void
  onRemove: () => void
}

function ColumnRow({ column, index, count, problem, onChange, onMove, onRemove }: ColumnRowProps) {
  const t = useWords('channels')
  const operator = useWords('operator')
  const name = column.title.trim() || t('columns.one', { number: index + 1 })
  return (
    <li className="grid gap-x-3 gap-y-2 rounded-card border border-line p-3 sm:grid-cols-[2rem_minmax(0,1fr)_minmax(0,1fr)_auto] sm:border-0 sm:p-0">
      <span aria-hidden="true" className="num pt-2.5 text-right text-faint max-sm:hidden">
        {index + 1}
      </span>
      <Field
        label={`${t('columns.one', { number: index + 1 })} · ${t('column.title')}`}
        hideLabel
        error={problem}
      >
        <TextInput
          value={column.title}
          maxLength={60}
          onChange={event => onChange({ title: event.target.value })}
        />
      </Field>
      <Combobox
        label={`${t('columns.one', { number: index + 1 })} · ${t('column.field')}`}
        value={column.field}
        onChange={field => onChange({ field: field as SheetField })}
        options={sheetFields.map(field => ({ value: field, label: t(`sheet.${field}`) }))}
        noneLabel={t('columns.noField')}
      />
      <div className="flex items-center justify-end">
        <span aria-hidden="true" className="num mr-auto text-sm text-soft sm:hidden">
          {t('columns.one', { number: index + 1 })}
        </span>
        <MoveButtons
          upLabel={operator('order.up', { name })}
          downLabel={operator('order.down', { name })}
          {...{ index, count, onMove }}
        />
        <IconButton label={t('columns.remove', { name })} onClick={onRemove}>
          <Trash />
        </IconButton>
      </div>
    </li>
  )
}
