// Whether a bucket lets the pages of a site send to it: asked as a browser asks, before anybody is sent there. Fetch standard, "CORS
// protocol"; the rules of a bucket say the same on the answer to the preflight and on the answer itself.
const patience = 5000
/** Rules that somebody has just put right are found without a restart. */
const keepRefusals = 600_000

/** The same site is asked about once; after a refusal now and then again. */
export function corsTrial(address: string): (siteOrigin: string) => Promise<string | undefined> {
  const known = new Map<string, { answer: Promise<string | undefined>; until: number }>()
  return async siteOrigin => {
    const kept = known.get(siteOrigin)
    if (kept && kept.until > Date.now()) return kept.answer
    const answer = tryPreflight(address, siteOrigin)
    const entry = { answer, until: Number.POSITIVE_INFINITY }
    known.set(siteOrigin, entry)
    if ((await answer) !== undefined) entry.until = Date.now() + keepRefusals
    return answer
  }
}

async function tryPreflight(address: string, origin: string): Promise<string | undefined> {
  if (origin.startsWith('https:') && address.startsWith('http:'))
    return 'the site has https and the bucket has not'
  const asking = { origin, 'access-control-request-method': 'PUT' }
  let answer: Response
  try {
    answer = await fetch(address, {
      ...{ method: 'OPTIONS', headers: asking, redirect: 'manual' },
      signal: AbortSignal.timeout(patience),
    })
    await answer.body?.cancel()
  } catch (error) {
    const { cause, message } = error as Error
    return `it does not answer (${cause instanceof Error && cause.message ? cause.message : message})`
  }
  if (!answer.ok) return `it answers ${answer.status} to the question before a PUT`
  if (!names(answer, 'origin', origin)) return 'it does not allow this origin'
  if (!names(answer, 'methods', 'put')) return 'it does not allow PUT'
  return names(answer, 'expose-headers', 'etag') ? undefined : 'it does not expose ETag'
}

function names(
  { headers }: Response,
  rule: 'origin' | 'methods' | 'expose-headers',
  wanted: string,
): boolean {
  const name = rule === 'expose-headers' ? rule : `allow-${rule}`
  const given = (headers.get(`access-control-${name}`) ?? '').split(',').map(one => one.trim().toLowerCase())
  return given.includes('*') || given.includes(wanted.toLowerCase())
}
