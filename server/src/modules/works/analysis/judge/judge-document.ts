import type { MaterialFacts, RuleResult } from '#contract/works/material'
import type { DocumentAnalysis } from '../document'
import { failIf, result } from './result'

export function judgeDocument({ format, problem }: DocumentAnalysis): RuleResult[] {
  return [
    result('format', 'pass', { found: format }),
    result('opens', failIf(problem !== undefined), problem ? { why: problem } : {}),
  ]
}

export function documentFacts({ format, width, height }: DocumentAnalysis): MaterialFacts {
  return { format, width, height }
}
