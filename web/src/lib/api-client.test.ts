import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallRefused, send, TransportFailure, timeoutMilliseconds } from './api-client'
import { onProblem, type Problem } from './problems'

const problems: Problem[] = []
const stored: string[] = []
let stopListening = () => {}

beforeEach(() => {
  problems.length = 0
  stopListening = onProblem(problem => problems.push(problem))
  vi.stubGlobal('document', {
    get cookie() {
      return 'token=x'
    },
    set cookie(value: string) {
      stored.push(value)
    },
  })
  vi.stubGlobal('location', { protocol: 'http:' })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  stopListening()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function answer(body: unknown, init: ResponseInit = {}) {
  const text = typeof body === 'string' && init.headers ? body : JSON.stringify(body)
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => {
    return new Response(text, { headers: { 'content-type': 'application/json' }, ...init })
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

describe('the error catalogue', () => {
  it('counts the codes 1 and 100 and a plain string as success, whatever the HTTP status', async () => {
    answer({ code: 1, msg: 'ok', data: 7 }, { status: 500 })
    expect(await send('GET', '/x')).toEqual({ data: 7, msg: 'ok' })
    answer({ code: 100, msg: '', data: null })
    expect(await send('GET', '/x')).toEqual({ data: null, msg: '' })
    answer('plain')
    expect(await send('GET', '/x')).toEqual({ data: 'plain', msg: '' })
    expect(problems).toEqual([])
  })

  it('resets the session on 1000 and opens no refusal', async () => {
    answer({ code: 1000, msg: 'ended', data: null }, { status: 401 })
    await expect(send('GET', '/x')).rejects.toBeInstanceOf(CallRefused)
    expect(problems).toEqual([{ kind: 'session-ended' }])
    expect(stored.some(cookie => cookie.startsWith('token=;'))).toBe(true)
  })

  it('leaves the member alone when the staff session has ended', async () => {
    answer({ code: 1000, msg: 'ended', data: null }, { status: 401 })
    stored.length = 0
    await expect(send('GET', '/x', {}, { isForStaff: true })).rejects.toBeInstanceOf(CallRefused)
    expect(problems).toEqual([])
    expect(stored).toEqual([])
  })

  it("shows the server's message for any other code", async () => {
    answer({ code: 1409, msg: 'changed meanwhile', data: null })
    await expect(send('POST', '/x')).rejects.toMatchObject({ code: 1409 })
    answer({ code: 0, msg: null, data: null })
    await expect(send('POST', '/x')).rejects.toBeInstanceOf(CallRefused)
    expect(problems).toEqual([
      { kind: 'refused', message: 'changed meanwhile' },
      { kind: 'refused', message: '' },
    ])
  })

  it('leaves problems of fields to a form that shows them in place', async () => {
    const fields = [{ field: 'mobile', message: 'Please fill this in.' }]
    answer({ code: 1422, msg: 'Please check', data: { fields } })
    await expect(send('POST', '/x', {}, { showsFields: true })).rejects.toMatchObject({ fields })
    expect(problems).toEqual([])
    await expect(send('POST', '/x')).rejects.toMatchObject({ fields })
    expect(problems).toHaveLength(1)
  })

  it('leaves to the caller what the caller shows, and nothing else', async () => {
    const shows = (error: unknown) => error instanceof CallRefused && error.code === 1410
    answer({ code: 1410, msg: 'no account', data: null })
    await expect(send('POST', '/x', {}, { shows })).rejects.toMatchObject({ code: 1410 })
    expect(problems).toEqual([])
    answer({ code: 1500, msg: 'broken', data: null })
    await expect(send('POST', '/x', {}, { shows })).rejects.toMatchObject({ code: 1500 })
    expect(problems).toEqual([{ kind: 'refused', message: 'broken' }])
  })

  it('reports nothing of what was given up', async () => {
    vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
      signal?.throwIfAborted()
    })
    await expect(send('GET', '/x', {}, { signal: AbortSignal.abort() })).rejects.toThrow()
    expect(problems).toEqual([])
  })

  it('reports a transport failure with its error when no envelope came', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    await expect(send('GET', '/x')).rejects.toBeInstanceOf(TransportFailure)
    answer('<html>bad gateway</html>', {
      status: 502,
      statusText: 'Bad Gateway',
      headers: { 'content-type': 'text/html' },
    })
    await expect(send('GET', '/x')).rejects.toBeInstanceOf(TransportFailure)
    answer({ nothing: true })
    await expect(send('GET', '/x')).rejects.toBeInstanceOf(TransportFailure)
    expect(problems.map(problem => problem.kind)).toEqual(['transport', 'transport', 'transport'])
    expect(problems[1]).toMatchObject({ detail: '502 Bad Gateway' })
  })

  it('only logs what the visitor did not ask for', async () => {
    answer({ code: 1500, msg: 'x', data: null })
    await expect(send('GET', '/x', {}, { quiet: true })).rejects.toBeInstanceOf(CallRefused)
    expect(problems).toEqual([])
    expect(console.error).toHaveBeenCalledOnce()
  })

  it('logs no stack for what is not there: the screen says that', async () => {
    answer({ code: 1404, msg: 'x', data: null }, { status: 404 })
    await expect(send('GET', '/x', {}, { quiet: true })).rejects.toBeInstanceOf(CallRefused)
    expect(problems).toEqual([])
    expect(console.error).not.toHaveBeenCalled()
  })
})

describe('a request', () => {
  /** Specification, section 7: "Every GET request gets an added query parameter t (current time in whole seconds) to avoid caching." */
  it('carries t in whole seconds on GET, and its input', async () => {
    const fetched = answer({ code: 1, msg: '', data: null })
    await send('GET', '/x', { domain: 'a b', empty: undefined })
    const url = new URL(fetched.mock.calls[0]?.[0] ?? '', 'http://x')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      domain: 'a b',
      t: expect.stringMatching(/^\d{10}$/),
    })
  })

  it('waits for 6,000,000 ms and no longer', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    answer({ code: 1, msg: '', data: null })
    await send('POST', '/x')
    expect(timeout).toHaveBeenCalledWith(6_000_000)
    expect(timeoutMilliseconds).toBe(6_000_000)
  })
})
