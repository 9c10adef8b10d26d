import { cleanProse, cleanWords } from '#contract/clean-text'
import { subjectLength, textLength } from '#contract/support/ticket'

type Problem = 'missing' | 'long'

/** Measured as the server measures it. */
export function textProblem(text: string): Problem | undefined {
  const { length } = cleanProse(text)
  if (length < textLength.min) return 'missing'
  return length > textLength.max ? 'long' : undefined
}

export function subjectProblem(subject: string): Problem | undefined {
  const { length } = cleanWords(subject)
  if (length < subjectLength.min) return 'missing'
  return length > subjectLength.max ? 'long' : undefined
}
