import { describe, expect, it } from 'vitest'
import { nextAddress } from './next-address'

const pageFor = (next: string) => nextAddress(`?next=${encodeURIComponent(next)}`)

describe('the page after logging in', () => {
  it('is the one the visitor came from, with its query', () => {
    expect(pageFor('/hot-plan/detail?id=1')).toBe('/hot-plan/detail?id=1')
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/a\\b', ''])(
    'is never another site: %s',
    next => expect(pageFor(next)).toBeUndefined(),
  )

  it('is left to the site where none is named', () => {
    expect(nextAddress('')).toBeUndefined()
  })
})
