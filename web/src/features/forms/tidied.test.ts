import { describe, expect, it } from 'vitest'
import { tidyCode, tidyDocumentNumber, tidyMobile } from './tidied'

describe('what is pasted', () => {
  it('becomes a code of six digits', () => {
    expect(tidyCode(' 123 456 ')).toBe('123456')
    expect(tidyCode('１２３４５６')).toBe('123456')
    expect(tidyCode('code: 1234567')).toBe('123456')
  })

  it('becomes a mobile without its country and without separators', () => {
    expect(tidyMobile('+86 138-0000-0001')).toBe('13800000001')
    expect(tidyMobile('0086 138 0000 0001')).toBe('13800000001')
    expect(tidyMobile('00852 9123-4567')).toBe('+85291234567')
    expect(tidyMobile('8613800000001')).toBe('13800000001')
    expect(tidyMobile('１３８ ００００ ０００１')).toBe('13800000001')
  })

  it('stays a mobile while it is being typed, and keeps what is no number at all', () => {
    expect(tidyMobile('861')).toBe('861')
    expect(tidyMobile('18600000001')).toBe('18600000001')
    expect(tidyMobile('name@mail')).toBe('name@mail')
  })

  it('becomes a document number with a large X', () => {
    expect(tidyDocumentNumber(' 110105 19491231 002x')).toBe('11010519491231002X')
  })
})
