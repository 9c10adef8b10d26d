// What survives a reload, for this tab alone and as long as it lives: the device may be anybody's. Passwords, codes and ID numbers are never
// among it. Private modes may refuse storage: then a reload starts afresh.

export function keepInTab(key: string, value: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Nothing is kept.
  }
}

export function recallFromTab(key: string): unknown {
  try {
    const text = sessionStorage.getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whatever is kept under names that begin so. */
export function forgetAllInTab(prefix: string) {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept either.
  }
}

export function forgetInTab(key: string) {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept either.
  }
}
