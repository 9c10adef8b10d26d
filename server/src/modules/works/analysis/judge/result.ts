import type { MaterialRule, RuleResult } from '#contract/works/material'

type Params = RuleResult['params']

/** One rule with what was measured. Lists of seconds stay short: the page shows the first of them. */
export function result(
  rule: MaterialRule,
  verdict: RuleResult['verdict'],
  params: Params = {},
  at: readonly number[] = [],
): RuleResult {
  return { rule, verdict, params, at: at.slice(0, 50).map(second => rounded(second, 2)) }
}

export const failIf = (isBad: boolean) => (isBad ? 'fail' : 'pass')
export const warnIf = (isBad: boolean) => (isBad ? 'warn' : 'pass')

export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
