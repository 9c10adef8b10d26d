/** What is open to the other side, and may end at any time. */
interface Session {
  readonly hasEnded: boolean
  close(): void
}

/** Opens a session when somebody needs one, shares it, opens another after it was cut, and ends it when nobody has used it for a while. */
export function sharedLine<S extends Session>(open: () => Promise<S>, idle: number) {
  let current: Promise<S> | undefined
  let users = 0
  let clock: NodeJS.Timeout | undefined

  function take(): Promise<S> {
    const before = current
    const next = (async () => {
      const session = await before?.catch(() => undefined)
      return session && !session.hasEnded ? session : open()
    })()
    current = next
    return next
  }

  async function close() {
    clearTimeout(clock)
    const ending = current
    // At once, so that whoever comes now opens another one.
    current = undefined
    const session = await ending?.catch(() => undefined)
    session?.close()
  }

  return {
    close,

    async use<T>(work: (session: S) => Promise<T>): Promise<T> {
      clearTimeout(clock)
      users += 1
      try {
        return await work(await take())
      } finally {
        users -= 1
        if (users === 0) {
          clock = setTimeout(close, idle)
          clock.unref()
        }
      }
    },
  }
}
