import { describe, expect, it } from 'vitest'
import { linkAddress } from './link-address'

describe('the address of a link', () => {
  it('may be a page of this site, another site, an email or a phone number', () => {
    for (const address of ['/guest/publish', '#fees', 'https://a.cn/b?c=1', 'mailto:a@b.cn', 'tel:+86 10']) {
      expect(linkAddress(` ${address} `), address).toBe(address)
    }
  })

  it('is completed where the meaning is plain', () => {
    expect(linkAddress('music.example.cn/new')).toBe('https://music.example.cn/new')
    expect(linkAddress('help@example.cn')).toBe('mailto:help@example.cn')
  })

  it('is never a script, and never a word', () => {
    for (const address of [
      'javascript:alert(1)',
      'data:text/html,a',
      '//other.cn',
      'music',
      '',
      'https://a b',
    ]) {
      expect(linkAddress(address), address).toBeUndefined()
    }
  })
})
