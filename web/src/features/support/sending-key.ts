import { useRef } from 'react'

/** Made once for what is written: whatever arrives twice with it happened once. Works without a safe connection, too. */
export function newSendingKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Other words, another key: what was sent before stays what it was. */
export function useSendingKey(content: object): string {
  const said = JSON.stringify(content)
  const kept = useRef({ said, key: '' })
  if (kept.current.key === '' || kept.current.said !== said) kept.current = { said, key: newSendingKey() }
  return kept.current.key
}
