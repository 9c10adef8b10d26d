import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { accountDigits } from '#contract/payouts/card-number'
import { type Issuer, issuerDigits, issuerQuery } from '../payout-queries'

const pause = 250

/** Who issued the card that is being typed. */
export function useIssuer(typed: string, isCard: boolean): Issuer {
  const digits = accountDigits(typed) ?? ''
  const start = isCard && digits.length >= issuerDigits ? digits.slice(0, issuerDigits) : ''
  const [settled, setSettled] = useState('')
  useEffect(() => {
    // Whoever goes back over the digits is not asked about each of them.
    const timer = setTimeout(() => setSettled(start), pause)
    return () => clearTimeout(timer)
  }, [start])
  const { data } = useQuery(issuerQuery(settled))
  return start !== '' && start === settled ? data : undefined
}
