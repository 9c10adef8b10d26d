// What a column says by its name alone, whoever sent it and whatever is beside it.
import type { ColumnRole } from '#contract/income/reading'
import { foldName, guessColumns, plainName } from '../detect/match-layout'
import { columnWords } from './column-words'
import { flatLayouts } from './flat-layouts'

const known = new Map<string, ColumnRole>(
  flatLayouts.flatMap(({ roles }) =>
    Object.entries(roles).map(([role, name]) => [foldName(name), role as ColumnRole] as const),
  ),
)

export function roleOfName(name: string): ColumnRole | undefined {
  if (name === '') return undefined
  return known.get(foldName(name)) ?? (Object.keys(guessColumns([name]))[0] as ColumnRole | undefined)
}

/** Quicker than asking for the role of each: most cells of a report name no money. */
export function namesMoney(cells: readonly string[]): boolean {
  return cells.some(cell => {
    const name = plainName(cell)
    return known.get(foldName(cell)) === 'amount' || columnWords.amount.some(word => word.test(name))
  })
}

/** In the bytes of a line, a letter for each: UTF-8 as Latin 1. */
const asBytes = (words: readonly string[]) =>
  words.map(word => Buffer.from(word).toString('latin1')).join('|')
const money = new RegExp(
  `earn|royalt|payable|payout|amount|net|revenue|total|share|income|${asBytes(['金额', '收入', '收益'])}`,
  'i',
)

/** False: no cell of the line names a column of money, and nobody needs to look closer. */
export const mayNameMoney = (line: string) => money.test(line)
