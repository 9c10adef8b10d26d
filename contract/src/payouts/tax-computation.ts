// What a kept computation says about itself, for the text that explains it.
import { flatRateVersion } from './non-resident-versions'
import type { TaxPart } from './withdrawal'

/** By a rate that staff typed, of each withdrawal, as earlier versions withheld from non-residents. */
export const isFlatRate = ({ rule, version }: Pick<TaxPart, 'rule' | 'version'>): boolean =>
  rule === 'non_resident' && version === flatRateVersion

/** The treaty asks for less than the table. */
export const isByTreaty = ({ by_table, on_total }: Pick<TaxPart, 'by_table' | 'on_total'>): boolean =>
  by_table !== undefined && Number(on_total) < Number(by_table)
