// What a screen has planned ends with its test: a draft that would be sent again in a minute, a question to be asked anew.
// Intervals stay: the DOM draws its frames by one of them.

const planned = new Set<ReturnType<typeof setTimeout>>()
const asBefore = globalThis.setTimeout as (...given: unknown[]) => ReturnType<typeof setTimeout>

export function watchTimers() {
  const watched = (...given: unknown[]) => {
    const timer = asBefore(...given)
    planned.add(timer)
    return timer
  }
  Object.assign(globalThis, { setTimeout: watched })
}

export function dropTimers() {
  for (const timer of planned) clearTimeout(timer)
  planned.clear()
}
