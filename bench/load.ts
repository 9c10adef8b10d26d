import autocannon from 'autocannon'

interface Load {
  url: string
  seconds: number
  connections: number
  headers?: Record<string, string>
  /** One set of headers a connection, taken in turn. */
  headersOf?(index: number): Record<string, string>
}

/** Requests a second, counting only answers that are a success. */
export async function requestsPerSecond({
  url,
  seconds,
  connections,
  headers,
  headersOf,
}: Load): Promise<number> {
  let index = 0
  const result = await autocannon({
    url,
    duration: seconds,
    connections,
    headers,
    setupClient: headersOf ? client => client.setHeaders(headersOf(index++)) : undefined,
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refused, ${result.errors} errors: ${url}`)
  return result['2xx'] / result.duration
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
