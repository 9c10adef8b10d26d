import { expect, it } from 'vitest'
import { joinSentences } from './join-sentences'

it.each([
  ['en', ['The cover is dark.', 'A name differs'], 'The cover is dark; A name differs'],
  ['zh-CN', ['封面太暗。', '姓名不一致；'], '封面太暗；姓名不一致'],
  ['en', [' Why? ', '…', ''], 'Why?; …'],
] as const)('joins what people wrote, in %s', (language, sentences, line) => {
  expect(joinSentences(sentences, language)).toBe(line)
})
