import { useState } from 'react'
import { Link } from 'react-router'
import { currencies } from '#contract/currency'
import {
  cellSeparators,
  dateForms,
  decimalMarks,
  type ReadingFindings,
  type ReadingOverrides,
  reportEncodings,
  reportLayouts,
  thousandsMarks,
} from '#contract/income/reading'
import type { Report } from '#contract/income/report'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { useReadingWords } from '../reading-words'
import { Evidence } from './evidence'
import { InPlaceSelect } from './in-place-select'
import { ReadAgain } from './read-again'

/** What is corrected here; columns have a page of their own. */
export type Correctable = Exclude<keyof ReadingOverrides, 'columns' | 'headerLine'>

const choices: { [K in Correctable]: readonly NonNullable<ReadingOverrides[K]>[] } = {
  layout: reportLayouts,
  encoding: reportEncodings.filter(encoding => encoding !== 'xlsx'),
  separator: cellSeparators,
  decimalMark: decimalMarks,
  thousandsMark: thousandsMarks,
  dateForm: dateForms,
  currency: currencies,
}

const inDsr: readonly Correctable[] = ['layout', 'encoding']
const inSheet: readonly Correctable[] = ['layout', 'dateForm', 'currency']
const inText = Object.keys(choices) as Correctable[]

function shownOf({ layout, encoding }: ReadingFindings): readonly Correctable[] {
  if (layout.value.startsWith('dsr')) return inDsr
  return encoding.value === 'xlsx' ? inSheet : inText
}

/** On a phone what a finding rests on stands below it. */
const row = 'border-b border-line max-sm:grid max-sm:grid-cols-[8rem_minmax(0,1fr)] max-sm:items-center'

type Reading = NonNullable<Report['reading']>

/** Each finding with what it rests on. A correction is gathered, and the file read again with all of them. */
export function HowRead({ report, reading }: { report: Report; reading: Reading }) {
  const t = useWords('report-check')
  const desk = useWords('income-desk')
  const { say } = useReadingWords()
  const [changes, setChanges] = useState<ReadingOverrides>({})
  const { findings, given } = reading
  const amount = findings.columns.value.amount
  const isFlat = !findings.layout.value.startsWith('dsr')
  const correct = (name: Correctable, value: string) =>
    setChanges(({ [name]: _, ...others }) =>
      value === findings[name].value ? others : { ...others, [name]: value },
    )
  return (
    <section aria-labelledby="how-read">
      <h2 id="how-read" className="text-lg">
        {t('read.title')}
      </h2>
      <p className="text-sm text-soft">{report.can.read_again && t('read.lead')}</p>
      <table className="mt-2 w-full text-sm">
        <caption className="sr-only">{t('read.title')}</caption>
        <tbody>
          {shownOf(findings).map(name => (
            <tr key={name} className={row}>
              <th scope="row" className="w-30 py-1 pr-2 text-left font-normal whitespace-nowrap text-soft">
                {desk(`setting.${name}`)}
              </th>
              <td className="py-1">
                <InPlaceSelect
                  label={desk(`setting.${name}`)}
                  value={String(changes[name] ?? findings[name].value)}
                  isChanged={changes[name] !== undefined}
                  disabled={!report.can.read_again}
                  onChange={value => correct(name, value)}
                  options={optionsOf(name, findings).map(value => ({
                    value,
                    label: (say[name] as (known: string) => string)(value),
                  }))}
                />
              </td>
              <td className="w-44 max-w-44 py-1 pl-3 text-right max-sm:col-start-2 max-sm:w-auto max-sm:max-w-none max-sm:pt-0 max-sm:pl-0 max-sm:text-left">
                <Evidence name={name} finding={findings[name]} isGiven={given[name] !== undefined} />
              </td>
            </tr>
          ))}
          {isFlat && (
            <tr className={row}>
              <th scope="row" className="py-1 pr-2 text-left font-normal whitespace-nowrap text-soft">
                {t('read.money')}
              </th>
              <td className="py-1 font-semibold break-words">
                {amount ? ('column' in amount ? amount.column : amount.constant) : '–'}
              </td>
              <td className="py-1 pl-3 text-right max-sm:col-start-2 max-sm:pt-0 max-sm:pl-0 max-sm:text-left">
                <Link
                  to={links.operatorMapping(report.id)}
                  className="inline-flex min-h-8 items-center whitespace-nowrap text-river underline-offset-4 hover:underline"
                >
                  {t('read.mapping')}
                </Link>
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {Object.keys(changes).length > 0 && (
        <ReadAgain report={report} given={{ ...given, ...changes }} onUndo={() => setChanges({})} />
      )}
    </section>
  )
}

/** What was found stands among the choices, also where nobody would choose it. */
function optionsOf(name: Correctable, findings: ReadingFindings): string[] {
  const found = String(findings[name].value)
  const offered: string[] = choices[name].map(String)
  return offered.includes(found) ? offered : [found, ...offered]
}
