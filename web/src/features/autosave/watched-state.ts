/** A state that lives outside of the screen and is read by it. */
export function watchedState<State extends object>(begun: State) {
  const listeners = new Set<() => void>()
  let state = begun
  return {
    read: () => state,
    set: (part: Partial<State>) => {
      state = { ...state, ...part }
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
