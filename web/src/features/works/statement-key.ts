import type { RightsSource, RightsStatement } from '#contract/works/rights'

/** An old record stands beside the second statement on the wire, but nobody licensed it: its words say so. */
export function statementKey(source: RightsSource | null, statement: RightsStatement) {
  return source === 7 ? ('statement.physical' as const) : (`statement.${statement}` as const)
}
