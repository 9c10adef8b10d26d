import { describe, expect, it } from 'vitest'
import type { Connection } from '#contract/distribution/channel-profile'
import { isOtherAddress } from './channel-addresses'

const s3: Connection & { kind: 's3' } = {
  ...({ kind: 's3', endpoint: 'https://s3.example.test', region: 'one', bucket: 'ours' } as const),
  ...{ access_key_id: 'KEY', folder: '', is_path_style: true },
}
const sftp = { kind: 'sftp', host: 'sftp.example.test', port: 22, username: 'us', folder: '' } as const

describe('where packages go', () => {
  it.each<[string, Connection, Connection]>([
    ['endpoint', s3, { ...s3, endpoint: 'https://s3.elsewhere.test' }],
    ['bucket', s3, { ...s3, bucket: 'theirs' }],
    // Where tenants have buckets of their own, the key says whose bucket of that name is meant.
    ['access key', s3, { ...s3, access_key_id: 'OTHER' }],
    ['host', sftp, { ...sftp, host: 'sftp.elsewhere.test' }],
    ['account', sftp, { ...sftp, username: 'them' }],
    ['kind of server', { kind: 'folder' }, s3],
  ])('is somewhere else with another %s', (_, before, after) => {
    expect(isOtherAddress(before, after)).toBe(true)
  })

  it.each<[string, Connection, Connection]>([
    ['folder of the account', s3, { ...s3, folder: 'new' }],
    ['spelling of the host', sftp, { ...sftp, host: 'SFTP.example.test' }],
    ['kind, a folder of this machine', sftp, { kind: 'folder' }],
  ])('is the same with another %s', (_, before, after) => {
    expect(isOtherAddress(before, after)).toBe(false)
  })
})
