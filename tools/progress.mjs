const begin = performance.now()

/** One friendly line with the seconds since the command began. @param {string} message */
export function say(message) {
  const seconds = ((performance.now() - begin) / 1000).toFixed(1).padStart(5)
  console.log(`${seconds} s  ${message}`)
}

/**
 * Our own failures are sentences meant for the reader: shown without a stack, and the command ends.
 * @param {() => Promise<unknown>} work
 */
export async function orExplain(work) {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
