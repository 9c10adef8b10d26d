import { describe, expect, it } from 'vitest'
import { FairShare } from './fair-share'

/** Work that begins when it may and ends when it is told to. */
function works(share: FairShare) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const begin = (sender: string, name: string) =>
    share.hold(
      sender,
      () =>
        new Promise<void>(resolve => {
          begun.push(name)
          ends.set(name, resolve)
        }),
    )
  return { begun, begin, end: (name: string) => ends.get(name)?.() }
}

describe('a fair share of the connections', () => {
  it('is two a sender: the third waits for one of them, in order, and nobody else waits', async () => {
    const { begun, begin, end } = works(new FairShare(2))
    const all = ['a1', 'a2', 'a3', 'a4'].map(name => begin('a', name))
    const other = begin('b', 'b1')
    await Promise.resolve()
    expect(begun).toEqual(['a1', 'a2', 'b1'])
    end('b1')
    await other
    expect(begun).toHaveLength(3)
    for (const name of ['a2', 'a1', 'a3', 'a4']) {
      end(name)
      await new Promise(resolve => setTimeout(resolve))
    }
    await Promise.all(all)
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
  })

  it('is given back by work that fails', async () => {
    const share = new FairShare(1)
    const fail = () => share.hold('a', () => Promise.reject(new Error('no')))
    await expect(fail()).rejects.toThrow('no')
    await expect(fail()).rejects.toThrow('no')
  })

  it('tells a sender with two hundred waiting requests to come again', async () => {
    const share = new FairShare(1)
    const { begin, end } = works(share)
    const first = begin('a', 'first')
    const waiting = Array.from({ length: 200 }, () => share.hold('a', async () => {}))
    await expect(begin('a', 'one more')).rejects.toMatchObject({ key: 'tooManyRequests' })
    end('first')
    await Promise.all([first, ...waiting])
  })
})
