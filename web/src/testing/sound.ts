// The player's engine, for tests: it sounds nowhere, and says what it was asked for.
import { vi } from 'vitest'

type Told = (value: never) => void

class Surfer {
  now = 0
  isPlaying = false
  private readonly told = new Map<string, Told[]>()

  constructor(readonly url: string) {
    queueMicrotask(() => this.tell('ready'))
  }
  on(name: string, listener: Told) {
    this.told.set(name, [...(this.told.get(name) ?? []), listener])
  }
  setTime(second: number) {
    this.now = second
    this.tell('timeupdate', second)
  }
  getCurrentTime() {
    return this.now
  }
  async play() {
    this.isPlaying = true
    this.tell('play')
  }
  pause() {
    this.isPlaying = false
    this.tell('pause')
  }
  async playPause() {
    if (this.isPlaying) this.pause()
    else await this.play()
  }
  destroy() {}
  private tell(name: string, value?: number) {
    for (const listener of this.told.get(name) ?? []) listener(value as never)
  }
}

const made: Surfer[] = []

/** For `vi.mock('wavesurfer.js', …)`. */
export const quietEngine = () => ({
  default: {
    create: ({ url }: { url: string }) => {
      const surfer = new Surfer(url)
      made.push(surfer)
      return surfer
    },
  },
})

/** The sound that was loaded last from there. */
export const soundFrom = (url: string) => made.findLast(surfer => surfer.url === url)

/** Everything on the page is in the window. */
export function seeEverything() {
  class Near {
    constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.tell([{ isIntersecting: true }])
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Near)
}
