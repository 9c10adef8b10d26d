// Apart from what needs schemas: a guest's browser computes with it too.
import { monthInChina } from '../china-months'
import { type RoyaltyLaw, royaltyVersions } from './royalty-versions'

/** The law of a month; of months before the first version, that one. */
export const royaltyIn = (month: string): RoyaltyLaw =>
  royaltyVersions.findLast(({ from }) => from <= month) ?? royaltyVersions[0]

/** By which something was computed. */
export function royaltyOf(version: number): RoyaltyLaw {
  const law = royaltyVersions.find(one => one.version === version)
  if (!law) throw new Error(`no version ${version} of the royalty rule`)
  return law
}

/** For examples and explanations: as it is today. */
export const royaltyToday = () => royaltyIn(monthInChina(new Date()))

const yuan = (sum: number) => BigInt(sum) * 100n

/** What goes off before the tax; what services bring has the same. */
export type Deduction = Pick<RoyaltyLaw, 'free' | 'smallIncome' | 'freePercent'>

/** A hundredth of a fen: twenty percent of a fen must not be lost before the tax is rounded. */
export function taxedHundredfold(income: bigint, { free, smallIncome, freePercent }: Deduction): bigint {
  if (income <= yuan(free)) return 0n
  return income <= yuan(smallIncome) ? (income - yuan(free)) * 100n : income * BigInt(100 - freePercent)
}

/** On what one person is paid in one month, in fen; a rest below a fen is rounded to the nearest. */
export function royaltyTaxOn(income: bigint, law: RoyaltyLaw): bigint {
  return (taxedHundredfold(income, law) * BigInt(law.taxPercent) + 5000n) / 10_000n
}

/** Which deduction applies, and what it leaves of the income; rounded, to be shown. */
export function bandOf(income: bigint, law: Deduction): { band: 'free' | 'small' | 'large'; taxed: bigint } {
  const { free, smallIncome } = law
  const band = income <= yuan(free) ? 'free' : income <= yuan(smallIncome) ? 'small' : 'large'
  return { band, taxed: (taxedHundredfold(income, law) + 50n) / 100n }
}
