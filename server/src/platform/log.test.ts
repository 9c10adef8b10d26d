import { describe, expect, it } from 'vitest'
import { createLog } from './log'
import { secretsFrom } from './secrets'
import { writeNote } from './signed-note'

function logged(entry: object): string {
  let line = ''
  createLog('info', { write: text => (line += text) }).info(entry, 'a line')
  return line
}

describe('the log', () => {
  it('never shows secrets and personal data, however deep they stand', () => {
    const line = logged({
      password: 'p-1',
      body: { mobile: '13800000001', sms_code: '123456', deep: { token: 't-1', header_token: 'h-1' } },
      headers: { cookie: 'sid=s-1', authorization: 'Bearer b-1', 'set-cookie': 'sid=s-2' },
      err: Object.assign(new Error('duplicate key'), { detail: 'Key (mobile)=(13800000002)', code: '23505' }),
    })
    for (const secret of ['p-1', '13800000001', '123456', 't-1', 'h-1', 's-1', 'b-1', 's-2', '13800000002']) {
      expect(line).not.toContain(secret)
    }
    const keys = { privateKey: 'k-1', passphrase: 'f-1', secretAccessKey: 'a-1' }
    expect(logged({ channel: { settings: keys } })).not.toMatch(/k-1|f-1|a-1/)
    expect(line).toContain('[hidden]')
    expect(line).toContain('23505')
  })

  it('shows the path of a request without its query', () => {
    const line = logged({ req: { id: 'r-1', method: 'GET', url: '/api/sms/send?mobile=13800000001' } })
    expect(JSON.parse(line).req).toEqual({ id: 'r-1', method: 'GET', path: '/api/sms/send' })
  })

  it('shows no note of a path: an address in a log must not open anything', () => {
    const note = writeNote(
      secretsFrom('a secret of at least 32 characters'),
      'file link',
      [7, 's1_t'],
      new Date(0),
    )
    for (const folder of ['files', 'media', 'agreements', 'cover-images']) {
      const line = logged({ req: { id: 'r-1', method: 'GET', url: `/${folder}/${note}?link=${note}` } })
      expect(JSON.parse(line).req.path).toBe(`/${folder}/[cut]`)
    }
  })
})
