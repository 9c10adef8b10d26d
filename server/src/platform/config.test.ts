import { availableParallelism } from 'node:os'
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
    [{ WEB_PROCESSES: '0' }, 'WEB_PROCESSES'],
    [{ WEB_PROCESSES: '65' }, 'WEB_PROCESSES'],
    [{ WEB_PROCESSES: '1.5' }, 'WEB_PROCESSES'],
    [{ APP_SECRET: 'short' }, 'APP_SECRET'],
    [{ DEMO: 'yes' }, 'DEMO'],
    [{ SITE_ADDRESS: 'https://music.example' }, 'SITE_ADDRESS'],
    [{ SITE_ADDRESS: 'javascript://{domain}' }, 'SITE_ADDRESS'],
  ])('name the one that cannot be used: %j', (environment, name) => {
    expect(() => readConfig(environment)).toThrow(new RegExp(`cannot be used[\\s\\S]*${name}`))
  })

  it.each([
    [{}, 'https://music.example', 'http://tributary.localhost:3000'],
    [{ PORT: '8080' }, 'https://music.example', 'http://tributary.localhost:8080'],
    [
      { SITE_ADDRESS: 'http://{domain}:8080' },
      'http://music.example:8080',
      'http://tributary.localhost:8080',
    ],
  ])('say how links to a site begin: %j', (environment, far, near) => {
    const { originOf } = readConfig(environment)
    expect([originOf('music.example'), originOf('tributary.localhost')]).toEqual([far, near])
  })

  it('send mail by SMTP only with a server, a sender, and no password in plain', () => {
    expect(readConfig({}).smtp).toBeUndefined()
    const smtp = {
      MAIL_PROVIDER: 'smtp',
      SMTP_URL: 'smtps://li%40site:p%2Fw@mail.site.test',
      MAIL_FROM: 'no-reply@Site.Test',
    }
    expect(readConfig(smtp).smtp).toEqual({
      ...{ host: 'mail.site.test', port: 465, isSecure: true, mayBePlain: false, from: 'no-reply@site.test' },
      login: { user: 'li@site', pass: 'p/w' },
    })
    expect(readConfig({ ...smtp, SMTP_URL: 'smtp://mail.site.test' }).smtp).toMatchObject({ port: 587 })
    for (const name of ['SMTP_URL', 'MAIL_FROM'])
      expect(() => readConfig({ ...smtp, [name]: '' })).toThrow(name)
    const bad: Record<string, string>[] = [
      { SMTP_URL: 'https://mail.site.test' },
      { SMTP_URL: 'smtp://li@mail.site.test' },
      { SMTP_URL: 'smtp://li:%zz@mail.site.test' },
      { SMTP_URL: 'smtp://li:pw@mail.site.test?tls=optional' },
      { MAIL_FROM: 'Site <no-reply@site.test>' },
      { MAIL_FROM: 'no-reply@site.test\nBcc: all@site.test' },
    ]
    for (const wrong of bad) expect(() => readConfig({ ...smtp, ...wrong })).toThrow(/SMTP_URL|MAIL_FROM/)
  })

  it('plug in an image model only whole, with what a picture costs', () => {
    expect(readConfig({}).imageModel).toBeUndefined()
    const model = {
      ...{ IMAGE_MODEL_URL: 'https://models.test/v1', IMAGE_MODEL_KEY: 'k', IMAGE_MODEL_NAME: 'painter' },
      IMAGE_MODEL_PRICE: '0.04',
    }
    expect(readConfig(model).imageModel).toMatchObject({ model: 'painter', price: '0.04', currency: 'USD' })
    for (const name of ['IMAGE_MODEL_KEY', 'IMAGE_MODEL_NAME', 'IMAGE_MODEL_PRICE'])
      expect(() => readConfig({ ...model, [name]: '' })).toThrow(name)
    expect(() => readConfig({ ...model, IMAGE_MODEL_PRICE: 'cheap' })).toThrow('IMAGE_MODEL_PRICE')
  })

  it('read where a bucket is', () => {
    const STORAGE_URL = 's3://AK:a%2Fsecret@storage.test:9000/music'
    expect(readConfig({ STORAGE_URL }).bucket).toEqual({
      endpoint: 'https://storage.test:9000',
      bucket: 'music',
      region: 'us-east-1',
      accessKeyId: 'AK',
      secretAccessKey: 'a/secret',
      hasBucketInPath: true,
    })
    expect(
      readConfig({ STORAGE_URL: `${STORAGE_URL}?tls=0&region=cn-beijing&style=host` }).bucket,
    ).toMatchObject({ endpoint: 'http://storage.test:9000', region: 'cn-beijing', hasBucketInPath: false })
    expect(readConfig({}).bucket).toBeUndefined()
  })

  it.each([
    ['s3://music', 'names no bucket'],
    ['s3:///music', 'must look like'],
    ['s3://storage.test/music', 'lacks the key'],
    ['s3://AK@storage.test/music', 'lacks the key'],
    ['s3://AK:SK@storage.test/Music', 'names no bucket'],
    ['s3://AK:SK@storage.test/music/inside', 'names no bucket'],
    ['s3://AK:SK@storage.test/music?tls=yes', 'tls'],
    ['s3://AK:SK@storage.test/music?style=cubist', 'style'],
    ['s3://AK:SK@storage.test/music?zone=1', 'unknown part: zone'],
    ['https://storage.test/music', 's3://'],
    ['file:///srv/files', 's3://'],
  ])('say what is wrong with the bucket %s', (STORAGE_URL, problem) => {
    expect(() => readConfig({ STORAGE_URL })).toThrow(problem)
  })

  it('read where browsers reach the bucket', () => {
    const STORAGE_URL = 's3://AK:SK@storage.test/music'
    const publicOriginOf = (STORAGE_PUBLIC_URL: string) =>
      readConfig({ STORAGE_URL, STORAGE_PUBLIC_URL }).bucket?.publicOrigin
    expect(publicOriginOf('https://files.test')).toBe('https://files.test')
    expect(publicOriginOf('http://Files.test:9000/')).toBe('http://files.test:9000')
    expect(publicOriginOf('')).toBeUndefined()
    const alone = { STORAGE_PUBLIC_URL: 'https://files.test' }
    expect(() => readConfig(alone)).toThrow('STORAGE_PUBLIC_URL needs STORAGE_URL beside it.')
    for (const bad of ['files.test', 's3://files.test', 'ftp://files.test'])
      expect(() => publicOriginOf(bad), bad).toThrow('STORAGE_PUBLIC_URL must look like https://files')
    for (const more of ['music', '?a=1', '#a'])
      expect(() => publicOriginOf(`https://files.test/${more}`), more).toThrow('must be an origin alone')
    expect(() => publicOriginOf('https://me:you@files.test')).toThrow('must be an origin alone')
  })

  it('read which inner hosts and networks may be reached', () => {
    const { outboundAllow } = readConfig({ OUTBOUND_ALLOW: 'Store.test, 10.0.0.0/8,::1' })
    expect(outboundAllow.allowsHost('store.test')).toBe(true)
    expect(['10.1.2.3', '::ffff:10.1.2.3', '::1'].every(outboundAllow.allowsAddress)).toBe(true)
    expect(['11.0.0.0', '::2'].some(outboundAllow.allowsAddress)).toBe(false)
    expect(readConfig({}).outboundAllow.allowsAddress('127.0.0.1')).toBe(false)
  })

  it.each(['10.0.0.0/33', '::1/129', 'inner/8', '10.0.0.0/8/8', '10.0.0.0/', 'http://inner'])(
    'say that %s is nothing to allow',
    entry => {
      expect(() => readConfig({ OUTBOUND_ALLOW: `127.0.0.1,${entry}` })).toThrow(`a network: ${entry}`)
    },
  )

  it('name what is missing to send text messages', () => {
    const key = { ALIYUN_ACCESS_KEY_ID: 'id', ALIYUN_ACCESS_KEY_SECRET: 'secret' }
    const sign = { ALIYUN_SMS_SIGN_NAME: '支流', ALIYUN_SMS_TEMPLATE_CODE: 'SMS_1' }
    expect(() => readConfig({ SMS_PROVIDER: 'aliyun' })).toThrow(/ALIYUN_ACCESS_KEY_ID/)
    expect(() => readConfig({ SMS_PROVIDER: 'aliyun', ...key })).toThrow(/ALIYUN_SMS_SIGN_NAME/)
    expect(readConfig({ SMS_PROVIDER: 'aliyun', ...key, ...sign }).aliyunSms).toMatchObject({
      signName: '支流',
    })
    expect(readConfig(key).aliyunSms).toBeUndefined()
  })

  it('serve from a few of the cores, from one process in development', () => {
    expect(readConfig({}).webProcesses).toBe(Math.min(availableParallelism(), 4))
    expect(readConfig({ WEB_PROCESSES: '7', PROCESS: 'web' }).webProcesses).toBe(7)
    expect(readConfig({ WEB_PROCESSES: '7', NODE_ENV: 'development' }).webProcesses).toBe(1)
    expect(readConfig({ WEB_PROCESSES: '7', PROCESS: 'worker' }).webProcesses).toBe(1)
  })

  it('refuse to open the demo to a network unless asked to', () => {
    expect(() => readConfig({ HOST: '0.0.0.0' })).toThrow(/DEMO_PUBLIC/)
    expect(readConfig({ HOST: '0.0.0.0', DEMO_PUBLIC: '1' }).isDemo).toBe(true)
    expect(readConfig({ HOST: '0.0.0.0', DEMO: '0' }).isDemo).toBe(false)
  })

  it('takes the address of an owner as mail is sent to it, and nothing else', () => {
    expect(readConfig({ OWNER_EMAIL: 'Owner@Example.COM' }).ownerEmail).toBe('Owner@example.com')
    expect(readConfig({}).ownerEmail).toBeUndefined()
    expect(() => readConfig({ OWNER_EMAIL: 'owner' })).toThrow('OWNER_EMAIL: must be an e-mail address')
  })
})
