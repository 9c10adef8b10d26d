import { describe, expect, it } from 'vitest'
import { readConfig } from './config'

describe('settings', () => {
  it('have a default for everything', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', isDemo: true, process: 'all' })
  })

  it('treat an empty variable like an absent one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
  })

  it('turn the demo off on a database of your own', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://db/x' }).isDemo).toBe(false)
    expect(readConfig({ DATABASE_URL: 'postgres://db/x', DEMO: '1' }).isDemo).toBe(true)
  })

  it.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ PROCESS: 'both' }, 'PROCESS'],
    [{ APP_SECRET: 'short' }, 'APP_SECRET'],
    [{ DEMO: 'yes' }, 'DEMO'],
  ])('name the one that cannot be used: %j', (environment, name) => {
    expect(() => readConfig(environment)).toThrow(new RegExp(`cannot be used[\\s\\S]*${name}`))
  })

  it.each([{ STORAGE_URL: 's3://bucket' }, { SMS_PROVIDER: 'aliyun' }])(
    'refuse what is not there yet: %j',
    environment => {
      expect(() => readConfig(environment)).toThrow(/not available yet/)
    },
  )

  it('refuse to open the demo to a network unless asked to', () => {
    expect(() => readConfig({ HOST: '0.0.0.0' })).toThrow(/DEMO_PUBLIC/)
    expect(readConfig({ HOST: '0.0.0.0', DEMO_PUBLIC: '1' }).isDemo).toBe(true)
    expect(readConfig({ HOST: '0.0.0.0', DEMO: '0' }).isDemo).toBe(false)
  })
})
