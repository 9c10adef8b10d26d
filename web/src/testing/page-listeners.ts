// A page that is gone takes its listeners along. In a test the page stays, and with it whatever waited for somebody to come
// back, to be online again or to leave: it would wake up in another test.

const ofPages = ['visibilitychange', 'online', 'pagehide', 'pageshow']

type Heard = { target: EventTarget; type: string; listener: EventListenerOrEventListenerObject }
const heard: Heard[] = []
const asBefore = new Map<EventTarget, EventTarget['addEventListener']>()

export function watchPageListeners() {
  for (const target of [window, document]) {
    const add = asBefore.get(target) ?? target.addEventListener
    asBefore.set(target, add)
    target.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: AddEventListenerOptions | boolean,
    ) => {
      if (ofPages.includes(type)) heard.push({ target, type, listener })
      add.call(target, type, listener, options)
    }
  }
}

export function dropPageListeners() {
  for (const { target, type, listener } of heard.splice(0)) {
    target.removeEventListener(type, listener)
    target.removeEventListener(type, listener, true)
  }
}
