import { describe, expect, it } from 'vitest'
import { pickLanguage } from './language'
import { addTexts, say } from './texts'

describe('a text', () => {
  it('is filled with its parameters and nothing else', () => {
    addTexts({ 'texts-test-filled': { 'zh-CN': '{a}、{b}', en: '{a} and {b}' } })
    expect(say('texts-test-filled', 'en', { a: 1 })).toBe('1 and {b}')
  })

  it('has the English word that goes with a number', () => {
    addTexts({ 'texts-test-days': { 'zh-CN': '{days} 天', en: '{days} {days|day|days}' } })
    expect(say('texts-test-days', 'en', { days: 1 })).toBe('1 day')
    expect(say('texts-test-days', 'en', { days: 3 })).toBe('3 days')
    expect(say('texts-test-days', 'zh-CN', { days: 1 })).toBe('1 天')
  })

  it('takes a parameter that has its own word for each language', () => {
    addTexts({ 'texts-test-both': { 'zh-CN': '原因：{why}', en: 'Why: {why}' } })
    const params = { why: { 'zh-CN': '太小', en: 'too small' } }
    expect(say('texts-test-both', 'zh-CN', params)).toBe('原因：太小')
    expect(say('texts-test-both', 'en', params)).toBe('Why: too small')
  })

  it('cannot be defined twice or be missing', () => {
    addTexts({ 'texts-test': { 'zh-CN': '一', en: 'one' } })
    expect(say('texts-test', 'en')).toBe('one')
    expect(() => addTexts({ 'texts-test': { 'zh-CN': '二', en: 'two' } })).toThrow(/twice/)
    expect(() => say('no-such-text', 'en')).toThrow(/no text/)
  })
})

describe('the language', () => {
  it('is the chosen one, then what the browser prefers, then Chinese', () => {
    expect(pickLanguage(['en'], 'zh-CN')).toBe('en')
    expect(pickLanguage(['fr', undefined], 'de,en;q=0.4,zh;q=0.5')).toBe('zh-CN')
    expect(pickLanguage([], 'en-GB,en;q=0.9')).toBe('en')
    expect(pickLanguage([], 'zh-CN;q=0, en;q=0.1')).toBe('en')
    expect(pickLanguage([], 'fr')).toBe('zh-CN')
    expect(pickLanguage([], undefined)).toBe('zh-CN')
  })
})
