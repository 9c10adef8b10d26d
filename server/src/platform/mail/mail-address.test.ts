import { describe, expect, it } from 'vitest'
import { email } from '#contract/wire'
import { maskMailAddress, readMailAddress, shownMailAddress } from './mail-address'

describe('an e-mail address', () => {
  it.each([
    ['li@example.com', 'li@example.com'],
    ['Li.Lei+music@EXAMPLE.Com', 'Li.Lei+music@example.com'],
    ['li@例子.测试', 'li@xn--fsqu00a.xn--0zwm56d'],
    ['li@BÜCHER.example', 'li@xn--bcher-kva.example'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(email.safeParse(typed).success).toBe(true)
    expect(readMailAddress(typed)).toBe(kept)
    expect(readMailAddress(kept)).toBe(kept)
  })

  it.each([
    'li@example.com\n',
    'li@example.com\r\nBcc: all@example.com',
    '\nli@example.com',
    'li\n@example.com',
    'li@exam\u2028ple.com',
    'li@example.com\u0000',
    'li@example.com,other@example.com',
    'li lei@example.com',
    '<li@example.com>',
    '"li lei"@example.com',
    '李@example.com',
    'li@',
    '@example.com',
    'li',
  ])('%j is none, and the wire refuses it', typed => {
    expect(email.safeParse(typed).success).toBe(false)
    expect(readMailAddress(typed)).toBeUndefined()
  })

  it.each([
    'li@localhost',
    'li@127.0.0.1',
    'li@-a.example',
    'li@a..example',
    '.li@example.com',
    'l..i@example.com',
    `li@${'a'.repeat(64)}.example`,
    `${'l'.repeat(64)}@${'例'.repeat(60)}.example.${'b'.repeat(60)}.${'c'.repeat(60)}`,
  ])('%j is none', typed => {
    expect(readMailAddress(typed)).toBeUndefined()
  })

  it('is shown as people write it, or hidden but for its beginning', () => {
    expect(shownMailAddress('li@xn--fsqu00a.xn--0zwm56d')).toBe('li@例子.测试')
    expect(maskMailAddress('lilei@example.com')).toBe('li***@example.com')
  })
})
