// Files of works are never public: a link is good for two hours, long enough for a player, and for one file of one agent.
import { type Linking, writeBearer } from '../../../platform/http/link-bearer'
import type { Secrets } from '../../../platform/secrets'
import { readNote, writeNote } from '../../../platform/signed-note'

const purpose = 'media link'
const validMilliseconds = 2 * 3600 * 1000

interface LinkedMedia {
  agentId: number
  sha256: Buffer
  /** As it is shown when the file is saved. */
  fileName: string
  /** Another one than the file's own, such as a text with its encoding. */
  mediaType?: string
}

interface LinkedDerivative {
  agentId: number
  sha256: Buffer
  /** As given to derivedKey. */
  name: string
  mediaType: string
}

export function mediaLink(linking: Linking, media: LinkedMedia): string {
  return link(linking, { ...media, hash: media.sha256.toString('hex'), derived: '' })
}

/** A link to what was made from a stored file. */
export function derivedLink(linking: Linking, { name, ...media }: LinkedDerivative): string {
  return link(linking, { ...media, hash: media.sha256.toString('hex'), fileName: name, derived: name })
}

/** Where things made from a stored file lie: thumbnails, outlines. They go when the file goes. */
export function derivedKey(agentId: number, sha256: Buffer, name: string): string {
  return `${derivedFolder(agentId, sha256)}/${name}`
}

export function derivedFolder(agentId: number, sha256: Buffer): string {
  return `derived/${agentId}/${sha256.toString('hex')}`
}

interface Claims {
  agentId: number
  hash: string
  fileName: string
  mediaType?: string
  derived: string
}

/** With the word for whom the link was made. */
type BorneClaims = Claims & { bearer: string }

function link({ secrets, now, actor }: Linking, claims: Claims): string {
  const { agentId, hash, fileName, mediaType = '', derived } = claims
  // Names are any text, notes are plain words.
  const facts = [
    agentId,
    writeBearer(actor),
    hash,
    ...[fileName, mediaType, derived].map(text => `_${toPlain(text)}`),
  ]
  return `/media/${writeNote(secrets, purpose, facts, untilOf(now))}`
}

/** The same link for a quarter of an hour: a page that asks again finds the file in the browser's cache. */
function untilOf(now: Date): Date {
  const step = 15 * 60 * 1000
  return new Date(Math.ceil(now.getTime() / step) * step + validMilliseconds)
}

/** Undefined when it is not ours or has run out. */
export function readMediaLink(secrets: Secrets, note: string, now: Date): BorneClaims | undefined {
  const [agentId, bearer, hash, ...texts] = readNote(secrets, purpose, note, now) ?? []
  const [fileName, mediaType, derived] = texts.map(text => fromPlain(text.slice(1)))
  if (bearer === undefined || hash === undefined || fileName === undefined || derived === undefined)
    return undefined
  return { agentId: Number(agentId), bearer, hash, fileName, mediaType: mediaType || undefined, derived }
}

const toPlain = (text: string) => Buffer.from(text).toString('base64url')
const fromPlain = (text: string) => Buffer.from(text, 'base64url').toString()
