// Steps that can be taken back. Scenes share what did not change, so that 500 of them weigh little more than one.

export const mostSteps = 500

export interface History<State> {
  past: readonly State[]
  present: State
  future: readonly State[]
  /** What the last step was, if more of the same kind belong to it, and when. */
  last?: { key: string; at: number } | undefined
}

/** Keys held down, a slider, letters typed: one step, as long as no pause is longer than this. */
const pause = 900

export const begun = <State>(present: State): History<State> => ({ past: [], present, future: [] })

export function stepped<State>(
  history: History<State>,
  next: State,
  key?: string,
  now = Date.now(),
): History<State> {
  if (next === history.present) return history
  const last = key === undefined ? undefined : { key, at: now }
  const goesOn =
    key !== undefined &&
    history.last?.key === key &&
    now - history.last.at <= pause &&
    history.past.length > 0
  const past = goesOn ? history.past : [...history.past, history.present].slice(-mostSteps)
  return { past, present: next, future: [], last }
}

export function undone<State>(history: History<State>): History<State> {
  const before = history.past.at(-1)
  if (before === undefined) return history
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future] }
}

export function redone<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.present], present: next, future }
}
