// Turns what a schema complains about into a sentence a person can act on.
import type { z } from 'zod'
import type { FieldProblem } from '../refusal'
import { addTexts } from '../texts/texts'

addTexts({
  'field.required': { 'zh-CN': '请填写此项', en: 'Fill this in.' },
  'field.tooShort': {
    'zh-CN': '至少 {limit} 个字符',
    en: 'Enter at least {limit} {limit|character|characters}.',
  },
  'field.tooLong': {
    'zh-CN': '最多 {limit} 个字符',
    en: 'Enter up to {limit} {limit|character|characters}.',
  },
  'field.tooFew': { 'zh-CN': '至少选择 {limit} 项', en: 'Choose at least {limit}.' },
  'field.tooMany': { 'zh-CN': '最多 {limit} 项', en: 'No more than {limit}.' },
  'field.tooSmall': { 'zh-CN': '不能小于 {limit}', en: 'Enter {limit} or more.' },
  'field.tooBig': { 'zh-CN': '不能大于 {limit}', en: 'Enter {limit} or less.' },
  'field.notAChoice': { 'zh-CN': '请选择列出的选项', en: 'Choose one of the options.' },
  'field.unwritable': {
    'zh-CN': '含有无法保存的字符，请重新输入',
    en: 'This contains characters we can’t store. Type it again.',
  },
  'field.notAnEmail': {
    'zh-CN': '请填写一个邮箱地址，例如 name@example.com，不含空格和换行',
    en: 'Enter one email address, such as name@example.com, without spaces or line breaks.',
  },
  'field.wrongForm': { 'zh-CN': '格式不正确，请检查', en: 'This doesn’t look right. Check it.' },
})

export function fieldProblems(error: z.ZodError): FieldProblem[] {
  return error.issues.slice(0, 50).map(issue => ({ field: issue.path.join('.'), ...describe(issue) }))
}

type Issue = z.ZodError['issues'][number]

function describe(issue: Issue): Omit<FieldProblem, 'field'> {
  if (issue.input === undefined && (issue.code === 'invalid_type' || issue.code === 'invalid_union'))
    return { text: 'field.required' }
  if (issue.message === 'unwritable') return { text: 'field.unwritable' }
  if (issue.message === 'notAnEmail') return { text: 'field.notAnEmail' }
  if (issue.code === 'too_small') {
    if (issue.origin === 'string' && issue.minimum === 1) return { text: 'field.required' }
    return { text: sizeText(issue.origin, 'small'), params: { limit: String(issue.minimum) } }
  }
  if (issue.code === 'too_big') {
    return { text: sizeText(issue.origin, 'big'), params: { limit: String(issue.maximum) } }
  }
  if (issue.code === 'invalid_value') return { text: 'field.notAChoice' }
  return { text: 'field.wrongForm' }
}

function sizeText(origin: string, direction: 'small' | 'big') {
  if (origin === 'string') return direction === 'small' ? 'field.tooShort' : 'field.tooLong'
  if (origin === 'array' || origin === 'set') return direction === 'small' ? 'field.tooFew' : 'field.tooMany'
  return direction === 'small' ? 'field.tooSmall' : 'field.tooBig'
}
