// What the question form holds, how it is checked, and how it survives a reload.
import { cleanProse } from '#contract/clean-text'
import { mobilePattern } from '#contract/mobile-pattern'
import { questionLength, questionTypes } from '#contract/support/question-rules'
import { keepInTab, recallFromTab } from '../../../lib/tab-memory'

export interface QuestionValues {
  type: string
  content: string
  mobile: string
}

export const noQuestion: QuestionValues = { type: '', content: '', mobile: '' }
export type QuestionProblem = 'typeMissing' | 'contentShort' | 'contentLong' | 'mobileMissing' | 'mobileWrong'
export type QuestionProblems = Partial<Record<keyof QuestionValues, QuestionProblem>>

/** As the server checks it. Only who is logged in may leave the number out. */
export function checkQuestion(values: QuestionValues, isSignedIn: boolean): QuestionProblems {
  const { length } = cleanProse(values.content)
  const problems: QuestionProblems = {}
  if (!questionTypes.some(type => type === values.type)) problems.type = 'typeMissing'
  if (length < questionLength.min) problems.content = 'contentShort'
  if (length > questionLength.max) problems.content = 'contentLong'
  if (values.mobile !== '' && !mobilePattern.test(values.mobile)) problems.mobile = 'mobileWrong'
  if (values.mobile === '' && !isSignedIn) problems.mobile = 'mobileMissing'
  return problems
}

const key = 'question'

export const keepQuestion = (values: QuestionValues) => keepInTab(key, values)

export const recallQuestion = (): QuestionValues => ({ ...noQuestion, ...(recallFromTab(key) as object) })
