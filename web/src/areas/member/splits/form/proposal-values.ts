import type { PaidFor } from '#contract/income/split'
import { readPercent, writePercent } from '#contract/income/split-percent'

export interface PartyValues {
  /** A party of the split that holds now; it keeps its number. */
  party_id?: number
  mobile: string
  name: string
  role: string
  paid_for: PaidFor
  percent: string
}

export interface ProposalValues {
  from_month: string
  /** Empty: the owner takes no part. */
  own_percent: string
  own_role: string
  parties: PartyValues[]
  sms_code: string
}

export const emptyParty: PartyValues = {
  ...{ mobile: '', name: '', role: '', percent: '' },
  paid_for: 'right',
}

/** As it goes over the wire. */
export function readPart(text: string): { part: number; text: string } | undefined {
  const part = readPercent(text)
  return part === undefined ? undefined : { part, text: writePercent(part) }
}

/** In hundredths; what is not a percent yet counts as nothing. */
export function sumOf({ own_percent, parties }: Pick<ProposalValues, 'own_percent' | 'parties'>): number {
  return [own_percent, ...parties.map(({ percent }) => percent)].reduce(
    (sum, text) => sum + (readPart(text)?.part ?? 0),
    0,
  )
}

/** The same for everybody; what does not divide goes to the owner, who comes first. */
export function equalParts(people: number): string[] {
  const each = Math.floor(10_000 / people)
  const rest = 10_000 - each * people
  return Array.from({ length: people }, (_, index) => writePercent(index === 0 ? each + rest : each))
}
