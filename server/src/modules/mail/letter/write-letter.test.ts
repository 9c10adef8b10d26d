import { describe, expect, it } from 'vitest'
import { contrast } from '../../../platform/colors'
import type { Letter } from './letter'
import { oneLine } from './letter'
import { grounds, type Look } from './site-look'
import { writeLetter } from './write-letter'

const look: Look = {
  title: { 'zh-CN': '支流', en: 'Tributary' },
  origin: 'https://site.test',
  accent: { light: '#c4371f', dark: '#ff7d5e' },
  river: { light: '#0e5c55', dark: '#66c7b9' },
  picture: Buffer.alloc(1),
}
const letter: Letter = {
  language: 'zh-CN',
  subject: '《<b>晨雾</b>》已通过',
  heading: '《<b>晨雾</b>》已通过',
  paragraphs: ['第一行\n<script>alert(1)</script>'],
  items: [{ title: '账单 "三月"', text: '1 < 2', when: '3月4日', address: 'https://site.test/a?b=1&c="2"' }],
  button: { label: '查看', address: 'https://site.test/x?message=1' },
  reason: '因为',
  settings: { label: '邮件设置', address: 'https://site.test/s' },
}

describe('a letter', () => {
  it('says the same as a page and as text', () => {
    const { html, text } = writeLetter(letter, look, 'https://site.test/mail/leave?note=1')
    for (const said of ['第一行', '3月4日', '因为', '邮件设置', '支流']) {
      expect(html).toContain(said)
      expect(text).toContain(said)
    }
    for (const address of ['/x?message=1', '/s', '/mail/leave?note=1']) {
      expect(html).toContain(`https://site.test${address}`)
      expect(text).toContain(`https://site.test${address}`)
    }
    expect(html).toContain('<html lang="zh-CN"')
  })

  it('shows words as words, whatever they are', () => {
    const { html, subject } = writeLetter(letter, look, undefined)
    expect(html).not.toContain('<script')
    expect(html).not.toContain('<b>')
    expect(html).not.toMatch(/c="2"/)
    expect(subject).toBe(letter.subject)
  })

  it('stays small, loads nothing from elsewhere, and has no way out where none was given', () => {
    const { html } = writeLetter({ ...letter, code: '123456' }, look, undefined)
    expect(Buffer.byteLength(html)).toBeLessThan(20_000)
    expect(html).not.toMatch(/src="(?!cid:)/)
    expect(html).not.toMatch(/@import|url\(/)
    expect(html).not.toContain('退订')
    expect(html).toContain('123456')
  })

  it('keeps a subject to one line of bearable length', () => {
    expect(oneLine('a\r\nBcc: b\u2028c\u0007')).toBe('a Bcc: b c')
    expect([...oneLine('晨'.repeat(300))]).toHaveLength(120)
  })

  it('can be read by day and by night', () => {
    expect(contrast(look.accent.light, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(look.accent.dark, '#101214')).toBeGreaterThanOrEqual(4.5)
    for (const [ink, ground] of [
      ['#15171a', grounds.light],
      ['#4f4d47', '#f3f0e9'],
      ['#f2efe8', grounds.dark],
      ['#b9b5ab', '#0b0d0e'],
    ] as const)
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
  })
})
