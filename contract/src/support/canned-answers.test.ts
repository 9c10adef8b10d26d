import { describe, expect, it } from 'vitest'
import { fillCanned, unknownPlaces } from './canned-answers'

describe('a canned answer', () => {
  it('greets by name and leaves a place without a value for the one who answers', () => {
    expect(fillCanned('你好 {name}，{about} 已收到', { name: '阿宁' })).toBe('你好 阿宁，{about} 已收到')
  })

  it('tells which places it cannot fill', () => {
    expect(unknownPlaces('{name} {nmae} {nmae} {site}')).toEqual(['nmae'])
  })
})
