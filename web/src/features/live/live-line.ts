// One line to the server for this page, on which it hears what has changed. It is open only while somebody looks: a browser
// keeps few connections to a site, and twenty forgotten tabs would use them up. Whoever comes back hears what was missed.
import type { LiveEvent, LiveTopic } from '#contract/live'
import { requestTime, serverAddress } from '../../lib/server-address'

type Handler = (data: never) => void

/** A tab that was only switched away from for a moment keeps its line. */
const hiddenMilliseconds = 60_000
const firstWait = 5_000
const longestWait = 300_000

const handlers = new Map<LiveTopic, Set<Handler>>()
const missed = new Set<() => void>()
const watchers = new Set<() => void>()

let path: string | undefined
let source: EventSource | undefined
let lastHeard = ''
let isOpen = false
let wait = firstWait
let closing: ReturnType<typeof setTimeout> | undefined
let reopening: ReturnType<typeof setTimeout> | undefined

/** Starts to listen there; answers how to stop. */
export function openLine(address: string): () => void {
  path = address
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('pagehide', hangUp)
  window.addEventListener('pageshow', connect)
  connect()
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('pagehide', hangUp)
    window.removeEventListener('pageshow', connect)
    path = undefined
    hangUp()
    lastHeard = ''
  }
}

export function onLive<T extends LiveTopic>(topic: T, handler: (data: LiveEvent<T>) => void): () => void {
  const beside = handlers.get(topic) ?? new Set()
  handlers.set(topic, beside.add(handler as Handler))
  if (beside.size === 1) hear(topic)
  return () => void beside.delete(handler as Handler)
}

/** After a gap, and at the first opening too: what a screen has read before may be old. */
export function onMissed(handler: () => void): () => void {
  missed.add(handler)
  return () => void missed.delete(handler)
}

export function watchLine(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

export const isLineOpen = () => isOpen

function connect() {
  if (source || path === undefined || document.visibilityState === 'hidden') return
  clearTimeout(reopening)
  const query = new URLSearchParams({ ...(lastHeard && { since: lastHeard }), t: requestTime() })
  source = new EventSource(`${serverAddress(path)}?${query}`)
  source.onopen = () => {
    wait = firstWait
    setOpen(true)
    for (const handler of missed) handler()
  }
  source.onerror = () => {
    setOpen(false)
    // The browser tries again by itself unless the server said no; then we do, ever more slowly.
    if (source?.readyState !== EventSource.CLOSED) return
    hangUp()
    reopening = setTimeout(connect, wait)
    wait = Math.min(longestWait, wait * 2)
  }
  for (const topic of handlers.keys()) hear(topic)
}

function hear(topic: LiveTopic) {
  source?.addEventListener(topic, event => {
    const { data, lastEventId } = event as MessageEvent<string>
    if (lastEventId) lastHeard = lastEventId
    for (const handler of handlers.get(topic) ?? []) handler(JSON.parse(data) as never)
  })
}

function hangUp() {
  clearTimeout(reopening)
  source?.close()
  source = undefined
  setOpen(false)
}

function setOpen(next: boolean) {
  if (isOpen === next) return
  isOpen = next
  for (const watcher of watchers) watcher()
}

function onVisibility() {
  clearTimeout(closing)
  if (document.visibilityState === 'visible') connect()
  else closing = setTimeout(hangUp, hiddenMilliseconds)
}
