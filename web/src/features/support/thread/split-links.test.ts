import { describe, expect, it } from 'vitest'
import { splitLinks } from './split-links'

const linksIn = (text: string) => splitLinks(text).flatMap(({ href }) => (href ? [href] : []))
const whole = (text: string) =>
  splitLinks(text)
    .map(part => part.text)
    .join('')

describe('addresses in a text', () => {
  it('become links and leave the sentence around them as it was', () => {
    const text = 'See https://help.example/a?b=1, then write (https://x.example/y).'
    expect(linksIn(text)).toEqual(['https://help.example/a?b=1', 'https://x.example/y'])
    expect(whole(text)).toBe(text)
  })

  it('end where Chinese goes on', () => {
    expect(linksIn('请看 https://help.example/文档/1。谢谢')).toEqual(['https://help.example/文档/1'])
    expect(linksIn('（https://help.example/2）')).toEqual(['https://help.example/2'])
  })

  it('are nothing but web addresses', () => {
    for (const text of [
      'javascript:alert(1)',
      'data:text/html,x',
      'www.example.com',
      'http://',
      'mail a@b.c',
    ])
      expect(linksIn(text), text).toEqual([])
  })
})
