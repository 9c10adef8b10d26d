import { refuse } from '../package-fault'
import type { ReadFile } from './read-message'

const algorithms: Record<string, { algorithm: ReadFile['algorithm']; digits: number }> = {
  'SHA-256': { algorithm: 'sha256', digits: 64 },
  MD5: { algorithm: 'md5', digits: 32 },
}

export function hashOf(name: string, values: string[]): Pick<ReadFile, 'algorithm' | 'hash'> {
  const known = algorithms[name] ?? refuse('sandbox.badValue', { element: 'HashSum', value: name })
  const [hash = ''] = values
  if (!/^[0-9a-f]+$/i.test(hash) || hash.length !== known.digits || values.length !== 1) {
    refuse('sandbox.badValue', { element: 'HashSum', value: hash })
  }
  return { algorithm: known.algorithm, hash: hash.toLowerCase() }
}
