// Saves by itself what somebody writes: a moment after the last letter, one request after the other, and again later
// while the server is away. What is written, what is sent and what becomes of a conflict is its user's business.

/**
 * What became of a request. merged: somebody else was quicker, and what is here lies on top of theirs now. unreached: nobody
 * knows whether it arrived. stopped: a person has to do something first.
 */
export type Sent = 'saved' | 'merged' | 'unreached' | 'stopped'

export interface Autosaved {
  /** Whether anything waits that may go out now. */
  hasUnsent: () => boolean
  send: () => Promise<Sent>
  /** A request goes out, or there will be another try later. */
  show: (step: 'saving' | 'unreached') => void
  /** Nothing is left to send. Answers whether the server has everything. */
  settle: () => boolean
}

export interface Pauses {
  typing: number
  firstRetry: number
  longestRetry: number
}

/** Somebody else saves all the time: stop, breathe, go on. */
const mostMerges = 5

export function autosave({ hasUnsent, send, show, settle }: Autosaved, pauses: Pauses) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let retry = pauses.firstRetry
  /** How many have not come to their end. */
  let turns = 0
  let last: Promise<unknown> | undefined
  /** A flush whose turn has not come: one is enough, it will send whatever is there by then. */
  let waiting: Promise<boolean> | undefined

  function later(milliseconds = pauses.typing) {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), milliseconds)
  }

  /** One thing after the other, whatever became of the one before; at once if there is none. */
  function inTurn<T>(deed: () => Promise<T>): Promise<T> {
    const before = turns++ > 0 ? last : undefined
    const turn = takeTurn(before, deed)
    last = turn.catch(() => {})
    return turn
  }

  async function takeTurn<T>(before: Promise<unknown> | undefined, deed: () => Promise<T>): Promise<T> {
    if (before) await before
    try {
      return await deed()
    } finally {
      turns--
    }
  }

  /** Everything that can be saved is saved, or the state says why not. Answers whether it is. */
  function flush(): Promise<boolean> {
    clearTimeout(timer)
    if (waiting) return waiting
    let hasBegun = false
    const turn = inTurn(() => {
      hasBegun = true
      waiting = undefined
      return saveAll()
    })
    if (!hasBegun) waiting = turn
    return turn
  }

  async function saveAll(): Promise<boolean> {
    let merges = 0
    while (merges < mostMerges) {
      if (!hasUnsent()) {
        retry = pauses.firstRetry
        return settle()
      }
      show('saving')
      const outcome = await send()
      if (outcome === 'stopped') return false
      if (outcome === 'unreached') break
      merges = outcome === 'merged' ? merges + 1 : 0
    }
    show('unreached')
    later(retry)
    retry = Math.min(retry * 2, pauses.longestRetry)
    return false
  }

  return { later, inTurn, flush, isBusy: () => turns > 0, cancel: () => clearTimeout(timer) }
}
