import { describe, expect, it } from 'vitest'
import { askQuestion } from '#contract/support/calls'
import { questionLength } from '#contract/support/question-rules'
import { checkQuestion, type QuestionValues } from './question-values'

const good: QuestionValues = { type: 'rights', content: 'Who owns a cover?', mobile: '13800000000' }
const withChanges = (changes: Partial<QuestionValues>) => ({ ...good, ...changes })

describe('the question form', () => {
  it('names the field that is wrong', () => {
    expect(checkQuestion(good, false)).toEqual({})
    expect(checkQuestion(withChanges({ type: '' }), false)).toEqual({ type: 'typeMissing' })
    expect(checkQuestion(withChanges({ content: '  hey  ' }), false)).toEqual({ content: 'contentShort' })
    expect(checkQuestion(withChanges({ mobile: '12345678901' }), true)).toEqual({ mobile: 'mobileWrong' })
  })

  it('lets only members leave the number out', () => {
    expect(checkQuestion(withChanges({ mobile: '' }), true)).toEqual({})
    expect(checkQuestion(withChanges({ mobile: '' }), false)).toEqual({ mobile: 'mobileMissing' })
  })

  it('agrees with the server about what is too short, too long, or no number', () => {
    const contents = [
      'abcd',
      'abcde',
      '\u202eabcd\u202c',
      'a\r\nb\r\nc',
      '一二三四五',
      ' '.repeat(20),
      'x'.repeat(questionLength.max),
      'x'.repeat(questionLength.max + 1),
      `${'x'.repeat(questionLength.max)}\n\n `,
    ]
    const mobiles = ['13800000000', '12800000000', '1380000000', '', '138000000000']
    for (const content of contents) {
      for (const mobile of mobiles) {
        const values = withChanges({ content, mobile })
        const isGood = Object.keys(checkQuestion(values, true)).length === 0
        expect(askQuestion.input.safeParse(values).success, JSON.stringify(values)).toBe(isGood)
      }
    }
  })
})
