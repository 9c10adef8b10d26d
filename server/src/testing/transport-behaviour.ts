// What every transport does, whatever lies behind it.
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { testTransport } from '../platform/transports/test-transport'
import type { Transport } from '../platform/transports/transport'
import { SourceFailed } from '../platform/transports/whole-source'

const megabyte = 1024 * 1024

export const put = (transport: Transport, path: string, content: string | Buffer, size = content.length) =>
  transport.putFile(path, Readable.from([Buffer.from(content)]), size)

const namesIn = async (transport: Transport, folder: string) =>
  (await transport.list(folder)).map(({ name }) => name)

export function describeTransport(get: () => Transport) {
  it('puts a file whole, in folders that it makes, under its name alone', async () => {
    const transport = get()
    const content = randomBytes(3 * megabyte + 7)
    await put(transport, 'batch-1/690/resources/专辑 01.wav', content)
    const read = await transport.read('batch-1/690/resources/专辑 01.wav', 4 * megabyte)
    expect(read?.equals(content)).toBe(true)
    expect(await transport.list('batch-1/690/resources')).toEqual([
      { name: '专辑 01.wav', size: content.length, isFolder: false },
    ])
    expect(await transport.list('batch-1')).toEqual([{ name: '690', size: 0, isFolder: true }])
  })

  it('replaces what stands there, also with less and with nothing', async () => {
    const transport = get()
    for (const content of ['the first version', 'second', '']) {
      await put(transport, 'replaced/notice.xml', content)
      expect((await transport.read('replaced/notice.xml', 100))?.toString()).toBe(content)
    }
    expect(await namesIn(transport, 'replaced')).toEqual(['notice.xml'])
  })

  it.each([
    ['shorter', 4],
    ['longer', 6],
  ])('keeps nothing of a source that is not as long as announced, but %s', async (_, size) => {
    const transport = get()
    await put(transport, 'sizes/kept.txt', 'before')
    await expect(put(transport, 'sizes/kept.txt', 'river', size)).rejects.toMatchObject({
      reason: 'wrongSize',
    })
    expect((await transport.read('sizes/kept.txt', 100))?.toString()).toBe('before')
    expect(await namesIn(transport, 'sizes')).toEqual(['kept.txt'])
  })

  it('keeps nothing of a source that breaks off', async () => {
    const transport = get()
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(100_000)
        throw new Error('the storage is away')
      })(),
    )
    await expect(transport.putFile('broken/a.wav', broken, 200_000)).rejects.toThrow(SourceFailed)
    expect(await namesIn(transport, 'broken')).toEqual([])
  })

  it('reads no more than it is asked to, and nothing where nothing is', async () => {
    const transport = get()
    await put(transport, 'acks/large.xml', 'x'.repeat(1001))
    await expect(transport.read('acks/large.xml', 1000)).rejects.toMatchObject({ reason: 'tooLarge' })
    expect((await transport.read('acks/large.xml', 1001))?.length).toBe(1001)
    expect(await transport.read('acks/none.xml', 1000)).toBeUndefined()
    expect(await transport.read('no/such/folder.xml', 1000)).toBeUndefined()
    expect(await transport.list('no/such')).toEqual([])
  })

  it('renames over what is there, and removes twice', async () => {
    const transport = get()
    await put(transport, 'moves/old.xml', 'old')
    await put(transport, 'moves/new.xml', 'new')
    await transport.rename('moves/new.xml', 'moves/old.xml')
    expect((await transport.read('moves/old.xml', 100))?.toString()).toBe('new')
    await transport.rename('moves/old.xml', 'moved/done.xml')
    expect(await namesIn(transport, 'moves')).toEqual([])
    await expect(transport.rename('moves/none.xml', 'moved/none.xml')).rejects.toMatchObject({
      reason: 'missing',
    })
    for (const _ of [1, 2]) await transport.remove('moved/done.xml')
    expect(await namesIn(transport, 'moved')).toEqual([])
  })

  it.each([
    '',
    '/etc/passwd',
    '../out',
    'a/../../out',
    'a//b',
    'a/./b',
    'a\\b',
    'a\u0000b',
    'a\nb',
    'a/b.part',
  ])('refuses the path %j', async path => {
    const transport = get()
    const refused = { reason: 'badPath' }
    await expect(put(transport, path, 'x')).rejects.toMatchObject(refused)
    await expect(transport.read(path, 10)).rejects.toMatchObject(refused)
    await expect(transport.remove(path)).rejects.toMatchObject(refused)
    await expect(transport.rename('a', path)).rejects.toMatchObject(refused)
    await expect(transport.rename(path, 'a')).rejects.toMatchObject(refused)
    if (path !== '') await expect(transport.list(path)).rejects.toMatchObject(refused)
  })

  it('passes its test and leaves nothing behind', async () => {
    const transport = get()
    expect(await testTransport(transport)).toEqual({ passed: true })
    expect((await namesIn(transport, '')).filter(name => name.startsWith('tributary-test'))).toEqual([])
  })
}
