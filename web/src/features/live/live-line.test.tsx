import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lines } from '../../testing/browser-parts'
import { breakLine, tellLive } from '../../testing/live'
import { openLine } from './live-line'
import { useIsLineOpen, useLiveEvent, useMissedEvents } from './use-live-event'

let hangUp = () => {}
const heard = vi.fn()
const missed = vi.fn()

function Listener() {
  useLiveEvent('messages', heard)
  useMissedEvents(missed)
  return <p>{useIsLineOpen() ? 'open' : 'closed'}</p>
}

function look(isLooking: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isLooking ? 'visible' : 'hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}
const asked = () => [...lines].map(({ url }) => new URL(url, 'http://localhost'))
const addresses = () => asked().map(({ pathname }) => pathname)
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(async () => {
  vi.useFakeTimers()
  heard.mockClear()
  missed.mockClear()
  render(<Listener />)
  hangUp = openLine('/api/live')
  await wait(0)
})
afterEach(() => act(() => hangUp()))

describe('the line to the server', () => {
  it('is one, and what it tells reaches whoever listens', () => {
    expect(addresses()).toEqual(['/api/live'])
    expect(screen.getByText('open')).toBeTruthy()
    tellLive('messages', { unread: 3, newest: [] })
    expect(heard).toHaveBeenCalledWith({ unread: 3, newest: [] })
  })

  /** Specification, section 7: "Every GET request gets an added query parameter t (current time in whole seconds) to avoid caching." */
  it('says the time in whole seconds, each time it is opened', async () => {
    const times = () => asked().map(({ searchParams }) => searchParams.get('t'))
    const first = Math.floor(Date.now() / 1000)
    expect(times()).toEqual([String(first)])
    look(false)
    await wait(60_000)
    look(true)
    await wait(0)
    expect(times()).toEqual([String(first + 60)])
  })

  it('says when it opens that something may have been missed since the screen was read', () => {
    expect(missed).toHaveBeenCalledOnce()
  })

  it('stays for a minute when nobody looks, and is closed then', async () => {
    look(false)
    await wait(59_000)
    expect(addresses()).toHaveLength(1)
    await wait(1_000)
    expect(addresses()).toHaveLength(0)
    expect(screen.getByText('closed')).toBeTruthy()
  })

  it('is opened again for whoever comes back, who hears that something may have been missed', async () => {
    missed.mockClear()
    look(false)
    await wait(60_000)
    look(true)
    await wait(0)
    expect(addresses()).toHaveLength(1)
    expect(screen.getByText('open')).toBeTruthy()
    expect(missed).toHaveBeenCalledOnce()
  })

  it('of somebody who is back within the minute was never closed', async () => {
    missed.mockClear()
    const [line] = lines
    look(false)
    await wait(30_000)
    look(true)
    await wait(60_000)
    expect([...lines][0]).toBe(line)
    expect(missed).not.toHaveBeenCalled()
  })

  it('that comes back by itself tells of the gap', () => {
    missed.mockClear()
    breakLine()
    expect(missed).toHaveBeenCalledOnce()
  })

  it('that the server refuses is tried again, ever more slowly', async () => {
    let tries = 0
    class Refused {
      static readonly CLOSED = 2
      readyState = 2
      onerror?: () => void
      constructor() {
        tries += 1
        queueMicrotask(() => this.onerror?.())
      }
      addEventListener() {}
      close() {}
    }
    act(() => hangUp())
    vi.stubGlobal('EventSource', Refused)
    hangUp = openLine('/api/live')
    for (const [waited, expected] of [
      [0, 1],
      [4_999, 1],
      [1, 2],
      [9_999, 2],
      [1, 3],
      [19_999, 3],
      [1, 4],
    ] as const) {
      await wait(waited)
      expect(tries, `after ${waited} more`).toBe(expected)
    }
  })

  it('goes on where it stopped listening', async () => {
    act(() => {
      const event = new MessageEvent('messages', { data: '{"unread":1,"newest":[]}', lastEventId: 'm 7' })
      for (const line of lines) line.dispatchEvent(event)
    })
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(addresses()).toEqual([])
    act(() => void window.dispatchEvent(new Event('pageshow')))
    expect(asked()[0]?.searchParams.get('since')).toBe('m 7')
  })
})
