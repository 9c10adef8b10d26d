import { agreementFilePath } from '#contract/rights/agreement-paths'
import { serverAddress } from '../../../lib/server-address'

/** Browsers hash only where the connection is safe. */
export async function hashFile(file: File): Promise<string> {
  if (!globalThis.crypto?.subtle) return hashThere(file)
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(hash), byte => byte.toString(16).padStart(2, '0')).join('')
}

async function hashThere(file: File): Promise<string> {
  const form = new FormData()
  form.append('file', file)
  const response = await fetch(serverAddress(agreementFilePath), { method: 'POST', body: form })
  const { data } = (await response.json()) as { data: { sha256: string } | null }
  if (!data) throw new Error('not hashed')
  return data.sha256
}
