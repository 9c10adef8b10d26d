import { describe, expect, it } from 'vitest'
import { nextAddress } from './next-address'

const pageFor = (next: string) => nextAddress(`?next=${encodeURIComponent(next)}`)

describe('the page after logging in', () => {
  it('is the one the visitor came from, with its query', () => {
    expect(pageFor('/hot-plan/detail?id=1')).toBe('/hot-plan/detail?id=1')
  })

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    'https://evil.example',
    'https:/evil.example',
    'evil.example',
    '@evil.example',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    '/a\\b',
    '',
  ])('is never another site: %j', next => expect(pageFor(next)).toBeUndefined())

  it.each([
    '/.//evil.example',
    '/..//evil.example',
    '/%2F/evil.example',
    '/%5Cevil.example',
    '/@evil.example',
  ])('stays here whatever it looks like: %s', next => {
    const page = pageFor(next)
    expect(page).toBe(next)
    expect(new URL(page as string, 'https://here.example').origin).toBe('https://here.example')
  })

  it('is left to the site where none is named', () => {
    expect(nextAddress('')).toBeUndefined()
  })
})
