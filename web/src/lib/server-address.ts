// Where the browser asks the server. `VITE_API_BASE`, read when the site is built, stands before each path: of calls, live lines, uploads,
// exports and downloads. What a page shows by itself, such as pictures and sound, is asked for where the page came from.

/** A whole address, such as that of a bucket or of a file in memory, stays as it is. */
export function serverAddress(path: string): string {
  return path.startsWith('/') ? (import.meta.env.VITE_API_BASE ?? '') + path : path
}

/**
 * Every GET that a script sends says the time in whole seconds, so that no cache on the way answers it. Links that the visitor follows do not:
 * the time would be that of the drawing, and what they lead to says `no-store` itself.
 */
export const requestTime = () => String(Math.floor(Date.now() / 1000))
