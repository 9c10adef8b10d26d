/** Some at a time, in their order. The first failure ends it once those under way are done. */
export async function eachOf<T>(
  all: Iterable<T> | AsyncIterable<T>,
  atOnce: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>()
  let failure: { error: unknown } | undefined
  for await (const one of all) {
    if (failure) break
    const task = work(one)
      .catch(error => {
        failure ??= { error }
      })
      .finally(() => running.delete(task))
    running.add(task)
    if (running.size >= atOnce) await Promise.race(running)
  }
  await Promise.all(running)
  if (failure) throw failure.error
}
