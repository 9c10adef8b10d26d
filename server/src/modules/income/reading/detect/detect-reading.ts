// How a report is to be read, from the beginning of its decoded copy. Whatever staff have set right is taken as it is, and the rest
// is found around it.
import {
  type ColumnRole,
  columnRoles,
  type Finding,
  type ReadingFindings,
  type ReadingOverrides,
  type ReadingSettings,
  type ReportEncoding,
} from '#contract/income/reading'
import { findColumn, nameColumns } from '../column-plan'
import { findCurrency } from './find-currency'
import { findDateForm } from './find-date-form'
import { findDsr } from './find-dsr'
import { type FoundHeader, findHeader } from './find-header'
import { findMarks } from './find-marks'
import { guessColumns } from './match-layout'
import { monthInName } from './month-in-name'

export interface DetectOptions {
  /** As `decodeReport` found it. */
  encoding: Finding<ReportEncoding>
  /** The head is the whole file. */
  isWhole: boolean
  given?: ReadingOverrides
  /** For lines that name no currency. */
  payerCurrency?: string
  fileName?: string
}

const required: ColumnRole[] = ['saleMonth', 'store', 'amount']
const mostSamples = 3

export function detectReading(head: Buffer, options: DetectOptions): ReadingFindings {
  const { given = {}, payerCurrency = '' } = options
  const dsr =
    given.layout === undefined || given.layout.startsWith('dsr') ? findDsr(head, options.isWhole) : undefined
  const layout = given.layout?.startsWith('dsr') ? given.layout : dsr?.layout
  if (layout !== undefined) return dsrFindings(layout, dsr?.evidence ?? '', options)
  const found = findHeader(head, options.isWhole, given)
  const names = nameColumns(found.header)
  const rows = found.lines.filter(
    ({ line, cells }) => line > found.headerLine && cells.length >= found.header.length,
  )
  const cellsOf = (name: string) => {
    const index = findColumn(names, name)
    return index < 0 ? [] : rows.map(({ cells }) => cells[index] ?? '').filter(cell => cell !== '')
  }
  const { columns, absent } = onlyThere(given.columns ?? findColumns(found, options.fileName), names)
  const valuesOf = (role: ColumnRole) => {
    const source = columns[role]
    return source === undefined ? [] : 'column' in source ? cellsOf(source.column) : [source.constant]
  }
  const marks = findMarks(valuesOf('amount'), given.decimalMark)
  const dateForm = findDateForm(valuesOf('saleMonth'), found.matched?.layout.dateForm)
  const currency = findCurrency(columns, cellsOf, payerCurrency)
  const missing = columnRoles.filter(
    role => absent.includes(role) || (required.includes(role) && columns[role] === undefined),
  )
  const isGuessed = found.matched === undefined && given.columns === undefined
  const isMonthConstant = columns.saleMonth !== undefined && 'constant' in columns.saleMonth
  return {
    layout: chosen(given.layout, {
      value: found.matched?.layout.layout ?? 'unknown',
      evidence: `${found.matched?.known ?? Object.keys(columns).length}/${names.length}`,
      isSure: found.matched !== undefined,
    }),
    encoding: options.encoding,
    separator: chosen(given.separator, {
      value: found.separator,
      evidence: separatorsIn(found),
      isSure: found.matched !== undefined || names.length > 2,
    }),
    ...marks,
    thousandsMark: chosen(given.thousandsMark, marks.thousandsMark),
    dateForm: chosen(given.dateForm, dateForm),
    currency: chosen(given.currency, currency),
    headerLine: chosen(given.headerLine, {
      value: found.headerLine,
      evidence: found.header.slice(0, 3).join(', '),
      isSure: found.matched !== undefined,
    }),
    columns: {
      value: columns,
      evidence: columns.amount && 'column' in columns.amount ? columns.amount.column : '',
      isSure: missing.length === 0 && !isGuessed && !(isMonthConstant && given.columns === undefined),
    },
    header: names.map(name => ({ name, samples: [...new Set(cellsOf(name))].slice(0, mostSamples) })),
    isUsageOnly: false,
    missing,
  }
}

/** What is read by, when nobody sets anything right. */
export function settingsOf(findings: ReadingFindings): ReadingSettings {
  const { layout, encoding, separator, decimalMark, thousandsMark, dateForm, currency, headerLine, columns } =
    findings
  return {
    layout: layout.value,
    encoding: encoding.value,
    separator: separator.value,
    decimalMark: decimalMark.value,
    thousandsMark: thousandsMark.value,
    dateForm: dateForm.value,
    currency: currency.value,
    headerLine: headerLine.value,
    columns: columns.value,
  }
}

function findColumns(found: FoundHeader, fileName = ''): ReadingSettings['columns'] {
  const columns = found.matched?.columns ?? guessColumns(found.header)
  const month = columns.saleMonth === undefined ? monthInName(fileName) : undefined
  return month === undefined ? columns : { ...columns, saleMonth: { constant: month } }
}

/** What is remembered of a payer may name a column that this file has not. */
function onlyThere(wanted: ReadingSettings['columns'], names: readonly string[]) {
  const columns = { ...wanted }
  const absent = columnRoles.filter(role => {
    const source = wanted[role]
    return source !== undefined && 'column' in source && findColumn(names, source.column) < 0
  })
  for (const role of absent) delete columns[role]
  return { columns, absent }
}

/** Staff know better than any evidence. */
const chosen = <Value>(given: Value | undefined, found: Finding<Value>): Finding<Value> =>
  given === undefined ? found : { value: given, evidence: found.evidence, isSure: true }

/** How many of them lines have: `20`, or `19-20`. */
function separatorsIn({ lines, headerLine }: FoundHeader): string {
  const counts = lines
    .filter(({ line, cells }) => line > headerLine && cells.length > 1)
    .map(({ cells }) => cells.length - 1)
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  return counts.length === 0 ? '' : least === most ? String(most) : `${least}-${most}`
}

function dsrFindings(
  layout: ReadingSettings['layout'],
  evidence: string,
  options: DetectOptions,
): ReadingFindings {
  const sure = <Value>(value: Value): Finding<Value> => ({ value, evidence: '', isSure: true })
  return {
    layout: { value: layout, evidence, isSure: true },
    encoding: options.encoding,
    separator: sure('\t'),
    decimalMark: sure(options.given?.decimalMark ?? '.'),
    thousandsMark: sure(''),
    dateForm: sure('YYYY-MM-DD'),
    currency: sure(options.given?.currency ?? options.payerCurrency ?? ''),
    headerLine: sure(0),
    columns: sure({}),
    header: [],
    isUsageOnly: layout === 'dsr-part3',
    missing: [],
  }
}
