import { type Currency, currencies } from '#contract/currency'
import {
  cellSeparators,
  dateForms,
  decimalMarks,
  type ReadingFindings,
  type ReadingOverrides,
  reportEncodings,
  thousandsMarks,
} from '#contract/income/reading'
import { useWords } from '../../../../lib/words'
import { Combobox } from '../../../../ui/combobox'
import { Field } from '../../../../ui/field'
import { Select } from '../../../../ui/select'
import { TextInput } from '../../../../ui/text-input'
import { useReadingWords } from '../reading-words'
import type { Mapping } from './use-mapping'

const choices = {
  encoding: reportEncodings.filter(encoding => encoding !== 'xlsx'),
  separator: cellSeparators,
  decimalMark: decimalMarks,
  thousandsMark: thousandsMarks,
  dateForm: dateForms,
} as const
type Chosen = keyof typeof choices
const names = Object.keys(choices) as Chosen[]

const inSheet: readonly Chosen[] = ['decimalMark', 'thousandsMark', 'dateForm']

/** Radix keeps the empty value for itself, and thousands may be marked by nothing. */
const nothing = 'nothing'

type WritingFieldsProps = { mapping: Mapping; findings: ReadingFindings; isPart: boolean }

/** How cells, numbers and days are written. A workbook says most of that itself, and no table is in another encoding than its file. */
export function WritingFields({ mapping, findings, isPart }: WritingFieldsProps) {
  const t = useWords('report-check')
  const desk = useWords('income-desk')
  const { say } = useReadingWords()
  const { given, set } = mapping
  const isSheet = findings.encoding.value === 'xlsx'
  const shown = names.filter(
    name => (isSheet ? inSheet : names).includes(name) && !(isPart && name === 'encoding'),
  )
  const found = (name: keyof ReadingOverrides) =>
    given[name] === undefined || findings[name].value === given[name]
      ? undefined
      : t('mapping.found', { value: (say[name] as (value: unknown) => string)(findings[name].value) })
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-1">
      {shown.map(name => (
        <Field key={name} label={desk(`setting.${name}`)} hint={found(name)}>
          <Select
            value={String(given[name] ?? findings[name].value) || nothing}
            onChange={value => set({ [name]: value === nothing ? '' : value })}
            options={choices[name].map(value => ({
              value: value || nothing,
              label: (say[name] as (known: string) => string)(value),
            }))}
          />
        </Field>
      ))}
      <Field label={desk('setting.currency')}>
        <Combobox
          value={given.currency ?? findings.currency.value}
          onChange={value => set({ currency: value as Currency })}
          noneLabel={desk('payer.none')}
          options={currencies.map(value => ({ value, label: value }))}
        />
      </Field>
      <Field label={t('mapping.headerLine')}>
        <TextInput
          className="num"
          type="number"
          min={0}
          max={1000}
          value={given.headerLine ?? findings.headerLine.value}
          onChange={event =>
            set({ headerLine: Math.min(1000, Math.max(0, Math.floor(Number(event.target.value)))) })
          }
        />
      </Field>
    </div>
  )
}
