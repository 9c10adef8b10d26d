import type { Currency } from '#contract/currency'
import { formatAmount } from '../../../lib/format'

export const isCredit = (amount: string) => amount.startsWith('-')

/** Without its sign: on which side it stands says the rest. */
export function plainAmount(amount: string, currency: Currency): string {
  return formatAmount(amount.replace(/^-/, ''), currency)
}

type SidesProps = { amount: string; currency: Currency; className?: string }

/** Two cells of a table: debits left, credits right. */
export function Sides({ amount, currency, className = 'py-2.5' }: SidesProps) {
  const shown = plainAmount(amount, currency)
  return (
    <>
      <td className={`num pl-3 text-right whitespace-nowrap ${className}`}>{!isCredit(amount) && shown}</td>
      <td className={`num pl-3 text-right whitespace-nowrap ${className}`}>{isCredit(amount) && shown}</td>
    </>
  )
}
