// Tells the demo phone, which may not even be loaded, that a message is about to arrive.

const name = 'code-sent'

export function announceCode() {
  window.dispatchEvent(new Event(name))
}

export function onCodeSent(listener: () => void): () => void {
  window.addEventListener(name, listener)
  return () => window.removeEventListener(name, listener)
}
