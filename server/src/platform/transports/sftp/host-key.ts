// The key by which an SFTP server is known again. An operator sees its fingerprint as OpenSSH shows it and confirms it once.
import { createHash } from 'node:crypto'
import { TransportFailed } from '../transport-failed'

export interface HostKey {
  /** Such as ssh-ed25519. */
  type: string
  /** Such as SHA256:47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU. */
  fingerprint: string
}

const kinds = {
  'ssh-ed25519': ['ssh-ed25519'],
  'ecdsa-sha2-nistp256': ['ecdsa-sha2-nistp256'],
  'ecdsa-sha2-nistp384': ['ecdsa-sha2-nistp384'],
  'ecdsa-sha2-nistp521': ['ecdsa-sha2-nistp521'],
  'ssh-rsa': ['rsa-sha2-512', 'rsa-sha2-256', 'ssh-rsa'],
} as const

/** The kind of the confirmed key comes first: a server that has got a key of a better kind since then still shows the known one. */
export function wantedAlgorithms(pinned: HostKey | undefined) {
  const all = Object.entries(kinds)
  const known = all.filter(([type]) => type === pinned?.type)
  const others = all.filter(([type]) => type !== pinned?.type)
  return [...known, ...others].flatMap(([, algorithms]) => algorithms)
}

/** As it travels: the length of the type, the type, and the numbers of the key. */
export function readHostKey(key: Buffer): HostKey {
  const type = key.subarray(4, 4 + key.readUInt32BE(0)).toString('latin1')
  const hash = createHash('sha256').update(key).digest('base64').replace(/=+$/, '')
  return { type, fingerprint: `SHA256:${hash}` }
}

/** What stands against a server with this key: nothing if it is the confirmed one. */
export function judgeHostKey(shown: HostKey, pinned: HostKey | undefined): HostKeyRefused | undefined {
  if (!pinned) return new HostKeyRefused('hostKeyUnknown', shown)
  const isSame = shown.type === pinned.type && shown.fingerprint === pinned.fingerprint
  return isSame ? undefined : new HostKeyRefused('hostKeyChanged', shown)
}

/** No password has left yet: the server must be known before it is told anything. */
export class HostKeyRefused extends TransportFailed {
  constructor(
    reason: 'hostKeyUnknown' | 'hostKeyChanged',
    readonly hostKey: HostKey,
  ) {
    super(reason, { params: { fingerprint: hostKey.fingerprint } })
  }
}
