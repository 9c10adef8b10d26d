// How each part of a reading is called. Marks have names, because nobody sees a tab.
import type {
  CellSeparator,
  ColumnRole,
  ColumnSource,
  DecimalMark,
  ReadingSettings,
  ThousandsMark,
} from '#contract/income/reading'
import { useWords } from '../../../lib/words'

const separators = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'pipe' } as const satisfies Record<
  CellSeparator,
  string
>
const decimals = { '.': 'point', ',': 'comma' } as const satisfies Record<DecimalMark, string>
const thousands = {
  '': 'none',
  ',': 'comma',
  '.': 'point',
  ' ': 'space',
  "'": 'apostrophe',
} as const satisfies Record<ThousandsMark, string>

type Say = { [K in keyof ReadingSettings]: (value: ReadingSettings[K]) => string }

export function useReadingWords() {
  const t = useWords('income-desk')
  const sourceOf = (source: ColumnSource) =>
    'column' in source
      ? t('source.column', { column: source.column })
      : t('source.constant', { value: source.constant })
  const say: Say = {
    layout: value => t(`layout.${value}`),
    encoding: value => t(`encoding.${value}`),
    separator: value => t(`separator.${separators[value]}`),
    decimalMark: value => t(`decimalMark.${decimals[value]}`),
    thousandsMark: value => t(`thousandsMark.${thousands[value]}`),
    dateForm: value => value,
    currency: value => value,
    headerLine: value => (value === 0 ? t('headerLine.none') : t('headerLine.at', { line: value })),
    columns: value =>
      Object.entries(value)
        .map(([role, source]) => `${t(`role.${role as ColumnRole}`)}: ${sourceOf(source)}`)
        .join('; '),
  }
  return { say, sourceOf }
}
