// What a browser has and the DOM of the tests has not.
import { vi } from 'vitest'
import { Channel } from './channels'
import { addNativeLayers } from './native-layers'
import { watchPageListeners } from './page-listeners'
import { quickStyle } from './quick-style'
import { noteGet, respond } from './server'
import { watchTimers } from './timers'

export function addBrowserParts() {
  vi.stubGlobal('fetch', (address: string | URL, init: RequestInit = {}) => {
    const { signal } = init
    return Promise.race([
      respond(String(address), init.body, init.method),
      new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
      }),
    ])
  })
  vi.stubGlobal('XMLHttpRequest', SentRequest)
  vi.stubGlobal('getComputedStyle', quickStyle)
  vi.stubGlobal('EventSource', Line)
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('ResizeObserver', Watch)
  vi.stubGlobal('IntersectionObserver', Watch)
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false }))
  vi.stubGlobal('location', watchedLocation())
  vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') })
  // Without a layout, what is not hidden stands somewhere.
  Element.prototype.getClientRects = function rects() {
    return (this.closest('[hidden]') ? [] : [new DOMRect(0, 0, 1, 1)]) as unknown as DOMRectList
  }
  Element.prototype.scrollIntoView = () => {}
  // Without a layout nothing lies over anything.
  document.elementFromPoint = () => null
  document.elementsFromPoint = () => []
  Element.prototype.hasPointerCapture = () => false
  Element.prototype.setPointerCapture = () => {}
  Element.prototype.releasePointerCapture = () => {}
  window.scrollTo = () => {}
  HTMLCanvasElement.prototype.getContext = (() => brush()) as never
  addNativeLayers()
  watchPageListeners()
  watchTimers()
}

/** Draws nothing, and says of everything that it is done. */
function brush(): object {
  const strokes: Record<string, unknown> = {
    measureText: (text: string) => ({ width: text.length * 8 }),
    getImageData: () => ({ data: [0, 0, 0, 255] }),
  }
  return new Proxy(strokes, { get: (known, name: string) => known[name] ?? (() => ({ addColorStop() {} })) })
}

/** Documents that the page has left for; a reload is the same address once more. */
export const leftFor: string[] = []

function watchedLocation() {
  const real = window.document.location
  const leave = (address: string | URL = real.href) => void leftFor.push(String(address))
  const deeds = { assign: leave, replace: leave, reload: () => leave(), toString: () => real.href }
  return new Proxy({} as Location, {
    get: (_, name) => Reflect.get(name in deeds ? deeds : real, name),
  })
}

class Watch {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** An upload: half of it is told at once, the rest with the answer. */
class SentRequest extends EventTarget {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  status = 0
  statusText = ''
  responseText = ''
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onloadend?: () => void
  #method = ''
  #address = ''
  #isAborted = false

  open(method: string, address: string) {
    this.#method = method
    this.#address = address
  }

  setRequestHeader() {}

  getResponseHeader(name: string): string | null {
    return name === 'content-type' ? 'application/json' : null
  }

  async send(body: unknown) {
    this.upload.onprogress?.({ loaded: 50, total: 100 })
    try {
      const response = await respond(this.#address, body, this.#method)
      const text = await response.text()
      if (this.#isAborted) return
      this.status = response.status
      this.responseText = text
      this.onload?.()
    } catch {
      if (!this.#isAborted) this.onerror?.()
    }
    this.onloadend?.()
  }

  abort() {
    this.#isAborted = true
    this.onabort?.()
    this.onloadend?.()
  }
}

/** The line on which the server tells what has changed; `tellLive` speaks on it. */
class Line extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 2
  readyState = Line.OPEN
  onopen?: () => void
  onerror?: () => void

  constructor(readonly url: string) {
    super()
    noteGet(url)
    lines.add(this)
    queueMicrotask(() => this.readyState === Line.OPEN && this.onopen?.())
  }

  close() {
    this.readyState = Line.CLOSED
    lines.delete(this)
  }
}

export const lines = new Set<Line>()
