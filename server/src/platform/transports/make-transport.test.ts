import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openGate } from '../../testing/open-gate'
import '../../testing/quiet-aws'
import { makeTransport, type TransportSettings } from './make-transport'
import { testTransport } from './test-transport'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'tributary-make-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

describe('a transport by its settings', () => {
  const nowhere = { host: '127.0.0.1', port: 1024 }

  it('writes to a folder', async () => {
    const transport = await makeTransport({ kind: 'folder', root }, openGate())
    expect(await testTransport(transport)).toEqual({ passed: true })
  })

  it.each<TransportSettings>([
    { kind: 'sftp', ...nowhere, username: 'partner', password: 'secret', folder: '' },
    {
      kind: 's3',
      endpoint: `http://${nowhere.host}:${nowhere.port}`,
      bucket: 'tests',
      region: 'us-east-1',
      accessKeyId: 'KEY',
      secretAccessKey: 'SECRET',
      hasBucketInPath: true,
      folder: '',
    },
  ])('goes out by $kind', async settings => {
    const transport = await makeTransport(settings, openGate())
    expect(await testTransport(transport)).toMatchObject({
      passed: false,
      step: 'connect',
      failure: { reason: 'unreachable' },
    })
  })
})
