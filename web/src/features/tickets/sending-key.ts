/** Made once for what is written: whatever arrives twice with it happened once. Works without a safe connection, too. */
export function newSendingKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
