import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { preparePage } from './drawn-page'
import { PageCache } from './page-cache'
import { PageShelf } from './page-shelf'

const pageOf = (text: string, status = 200) => preparePage(status, {}, Buffer.from(text))
const textOf = (page: Awaited<ReturnType<typeof pageOf>>) => Buffer.from(page.bodies.identity).toString()

/** Counts how often it drew, and how many at once. */
function counted(milliseconds = 0) {
  const seen = { drawn: 0, now: 0, most: 0 }
  const draw = (text: string, status?: number) => async () => {
    seen.drawn += 1
    seen.now += 1
    seen.most = Math.max(seen.most, seen.now)
    await wait(milliseconds)
    seen.now -= 1
    return pageOf(text, status)
  }
  return { seen, draw }
}

describe('the shelf of pages', () => {
  it('draws a page once for all who wait for it', async () => {
    const { seen, draw } = counted(50)
    const shelf = new PageShelf(new PageCache())
    const pages = await Promise.all(Array.from({ length: 20 }, () => shelf.take('a', '1', draw('one'))))
    expect(seen.drawn).toBe(1)
    expect(new Set(pages.map(textOf))).toEqual(new Set(['one']))
  })

  it('draws one at a time, and refuses when too many wait', async () => {
    const { seen, draw } = counted(5)
    const shelf = new PageShelf(new PageCache())
    const asked = Array.from({ length: 150 }, (_, index) => shelf.take(`p${index}`, '1', draw('x')))
    const results = await Promise.allSettled(asked)
    const refused = results.filter(({ status }) => status === 'rejected')
    expect(seen.most).toBe(1)
    expect(refused).toHaveLength(49)
    expect(refused[0]).toMatchObject({ reason: { key: 'unavailable' } })
    expect(seen.drawn).toBe(101)
  })

  it('shows the version before while the new one takes long, and the new one as soon as it is there', async () => {
    const shelf = new PageShelf(new PageCache())
    await shelf.take('a', '1', () => pageOf('old'))
    const { draw } = counted(900)
    expect(textOf(await shelf.take('a', '2', draw('new')))).toBe('old')
    await wait(600)
    expect(textOf(await shelf.take('a', '2', draw('newer')))).toBe('new')
  })

  it('keeps staff waiting for the new version, however long it takes', async () => {
    const shelf = new PageShelf(new PageCache())
    await shelf.take('a', '1', () => pageOf('old'))
    const { draw } = counted(700)
    expect(textOf(await shelf.take('a', '2', draw('new'), { waits: true }))).toBe('new')
  })

  it('shows the new version at once where drawing is quick', async () => {
    const shelf = new PageShelf(new PageCache())
    await shelf.take('a', '1', () => pageOf('old'))
    expect(textOf(await shelf.take('a', '2', () => pageOf('new')))).toBe('new')
  })

  it('shows what it has when a new one cannot be drawn', async () => {
    const shelf = new PageShelf(new PageCache(1_000_000, -1))
    await shelf.take('a', '1', () => pageOf('old'))
    expect(textOf(await shelf.take('a', '1', () => Promise.reject(new Error('no database'))))).toBe('old')
  })

  it('keeps neither redirects nor pages that are not there', async () => {
    const { seen, draw } = counted()
    const shelf = new PageShelf(new PageCache())
    await shelf.take('a', '1', draw('gone', 404))
    await shelf.take('a', '1', draw('gone', 404))
    expect(seen.drawn).toBe(2)
  })
})
