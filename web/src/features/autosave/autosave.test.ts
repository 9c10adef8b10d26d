import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { autosave, type Sent } from './autosave'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A line to write on, and a server that answers after 50 ms with what it was told to. */
function page(...answers: (Sent | Error)[]) {
  const seen: string[] = []
  let written = ''
  let saved = ''
  let sending = 0
  const saving = autosave(
    {
      hasUnsent: () => written !== saved,
      send: async () => {
        expect(++sending, 'one request at a time').toBe(1)
        const sent = written
        seen.push(sent)
        await new Promise(resolve => setTimeout(resolve, 50))
        sending--
        const answer = answers.shift() ?? 'saved'
        if (answer instanceof Error) throw answer
        if (answer === 'saved') saved = sent
        return answer
      },
      show: step => seen.push(step),
      settle: () => {
        seen.push('settled')
        return true
      },
    },
    { typing: 600, firstRetry: 2_000, longestRetry: 5_000 },
  )
  const write = (text: string) => {
    written = text
    saving.later()
  }
  const requests = () => seen.filter(entry => !['saving', 'unreached', 'settled'].includes(entry))
  return { saving, write, seen, requests }
}

describe('what is written', () => {
  it('goes out once, when the writer pauses', async () => {
    const { write, seen } = page()
    write('R')
    await vi.advanceTimersByTimeAsync(500)
    write('River')
    await vi.advanceTimersByTimeAsync(599)
    expect(seen).toEqual([])
    await vi.advanceTimersByTimeAsync(1000)
    expect(seen).toEqual(['saving', 'River', 'settled'])
  })

  it('goes out at once when asked, and what is written meanwhile follows it', async () => {
    const { saving, write, requests } = page()
    write('R')
    const flushed = saving.flush()
    expect(requests()).toEqual(['R'])
    write('River')
    await vi.advanceTimersByTimeAsync(200)
    expect(await flushed).toBe(true)
    expect(requests()).toEqual(['R', 'River'])
  })

  it('is tried again ever later while the server is away, and soon again once it was back', async () => {
    const { write, requests } = page('unreached', 'unreached', 'unreached', 'saved', 'unreached')
    write('River')
    const times = [650, 2_050, 4_050, 5_050]
    for (const [index, time] of times.entries()) {
      await vi.advanceTimersByTimeAsync(time - 60)
      expect(requests()).toHaveLength(index)
      await vi.advanceTimersByTimeAsync(60)
      expect(requests()).toHaveLength(index + 1)
    }
    write('Rivers')
    await vi.advanceTimersByTimeAsync(650 + 2_050)
    expect(requests()).toHaveLength(6)
  })

  it('asks a dead line once more for all who asked meanwhile, not for each of them', async () => {
    const { saving, write, requests } = page('unreached', 'unreached')
    write('River')
    const flushes = [saving.flush(), saving.flush(), saving.flush(), saving.flush()]
    await vi.advanceTimersByTimeAsync(500)
    expect(await Promise.all(flushes)).toEqual([false, false, false, false])
    expect(requests()).toHaveLength(2)
  })

  it('waits for a person where the server refuses it', async () => {
    const { saving, write, requests } = page('stopped')
    write('River')
    const flushed = saving.flush()
    await vi.advanceTimersByTimeAsync(100_000)
    expect(await flushed).toBe(false)
    expect(requests()).toEqual(['River'])
    write('Rivers')
    await vi.advanceTimersByTimeAsync(1000)
    expect(requests()).toEqual(['River', 'Rivers'])
  })

  it('is sent again at once after a merge, but not for ever', async () => {
    const { saving, write, requests, seen } = page(...Array<Sent>(5).fill('merged'))
    write('River')
    const flushed = saving.flush()
    await vi.advanceTimersByTimeAsync(1000)
    expect(await flushed).toBe(false)
    expect(requests()).toHaveLength(5)
    expect(seen.at(-1)).toBe('unreached')
    await vi.advanceTimersByTimeAsync(2000)
    expect(seen.at(-1)).toBe('settled')
  })
})

describe('turns', () => {
  it('come one after the other, also when one of them breaks', async () => {
    const { saving, write, requests } = page(new Error('broken'))
    const order: string[] = []
    write('River')
    const flushed = saving.flush().catch(({ message }: Error) => order.push(message))
    const moved = saving.inTurn(async () => void order.push('moved'))
    expect(saving.isBusy()).toBe(true)
    await vi.advanceTimersByTimeAsync(100)
    await Promise.all([flushed, moved])
    expect(order).toEqual(['broken', 'moved'])
    expect(saving.isBusy()).toBe(false)
    expect(requests()).toEqual(['River'])
  })

  it('are over when their promise says so', async () => {
    const { saving } = page()
    await saving.flush()
    expect(saving.isBusy()).toBe(false)
  })
})
