// Whether two agreements are about the same: everything that differs between works, without the words of the template around it.
import { isDeepStrictEqual } from 'node:util'
import type { AgreementTerms } from '#contract/rights/agreement-calls'

export const isAboutTheSame = (one: AgreementTerms, other: AgreementTerms) =>
  isDeepStrictEqual(factsOf(one), factsOf(other))

function factsOf({ parties, work, tracks, channels, territory, release_date, term, rate }: AgreementTerms) {
  const people = parties.map(({ name, detail }) => ({ name, detail }))
  return { people, work, tracks, channels, territory, release_date, term, rate }
}
