const complete = /^(https?:\/\/[^\s]+|mailto:[^\s@]+@[^\s@]+|tel:[+\d][\d -]*|#[^\s]*|\/(?!\/)[^\s]*)$/i
const bare = /^[\w-]+(\.[\w-]+)+([/?#][^\s]*)?$/
const email = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/

/** The address as it is kept: what is plainly meant is completed, what leads nowhere harmless is undefined. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (complete.test(text)) return text
  if (email.test(text)) return `mailto:${text}`
  return bare.test(text) ? `https://${text}` : undefined
}
