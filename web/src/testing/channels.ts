// Tabs tell each other things. In a test each page has its own: Node's channels reach other test files, in other threads too.
const open = new Set<Channel>()

export class Channel extends EventTarget {
  constructor(readonly name: string) {
    super()
    open.add(this)
  }

  postMessage(data: unknown) {
    const others = [...open].filter(other => other !== this && other.name === this.name)
    for (const other of others) {
      queueMicrotask(() => open.has(other) && other.dispatchEvent(new MessageEvent('message', { data })))
    }
  }

  close() {
    open.delete(this)
  }
}

export const dropChannels = () => open.clear()
