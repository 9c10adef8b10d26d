import { describe, expect, it } from 'vitest'
import { readHost } from './read-host'

describe('a host that somebody typed', () => {
  it.each([
    ['sftp.Example.COM', 'sftp.example.com'],
    [' sftp.example.com. ', 'sftp.example.com'],
    ['音乐.中国', 'xn--fjq180p.xn--fiqs8s'],
    ['localhost', 'localhost'],
    ['my_bucket.s3.example.com', 'my_bucket.s3.example.com'],
    ['127.0.0.1', '127.0.0.1'],
    ['127.0.0.1.', '127.0.0.1'],
    ['127.1', '127.0.0.1'],
    ['0177.0.0.1', '127.0.0.1'],
    ['0x7f000001', '127.0.0.1'],
    ['0x7F.1', '127.0.0.1'],
    ['2130706433', '127.0.0.1'],
    ['１２７。０。０。１', '127.0.0.1'],
    ['①②⑦.0.0.1', '127.0.0.1'],
    ['[::1]', '::1'],
    ['0:0:0:0:0:0:0:1', '::1'],
    ['[::ffff:127.0.0.1]', '::ffff:7f00:1'],
  ])('%s is %s', (typed, host) => {
    expect(readHost(typed)).toBe(host)
  })

  it.each([
    '',
    '.',
    'example..com',
    'sftp.example.com:22',
    'sftp://example.com',
    'example.com/folder',
    'user@example.com',
    'example.com#x',
    'exa mple.com',
    'example.com\\@inner',
    '%31%32%37.0.0.1',
    'fe80::1%eth0',
    '[127.0.0.1]',
    '1.2.3.4.5',
    '256.0.0.1',
    '4294967296',
    '-example.com',
    'exa$mple.com',
    `${'a'.repeat(64)}.com`,
    `${'abcdefg.'.repeat(32)}com`,
  ])('%j is none', typed => {
    expect(readHost(typed)).toBeUndefined()
  })
})
