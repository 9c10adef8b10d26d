import { createHash, randomUUID } from 'node:crypto'
import { cleanFileName } from '../../platform/clean-file-name'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { seal } from '../../platform/seal'
import { insertUpload, type NewUpload } from './files.queries'
import {
  type JudgedFile,
  judgeAvatar,
  judgeContentPicture,
  judgeDocument,
  judgeSitePicture,
} from './judge-file'
import './files.texts'

interface Kind {
  judge: (body: Buffer) => Promise<JudgedFile>
  /** What everybody may see is kept under the name of its content. */
  publicKey?: (agentId: number, content: string) => string
}

const kinds: Record<NewUpload['purpose'], Kind> = {
  avatar: { judge: judgeAvatar, publicKey: (agentId, content) => avatarKey(agentId, `${content}.webp`) },
  site: {
    judge: judgeSitePicture,
    publicKey: (agentId, content) => sitePictureKey(agentId, `${content}.png`),
  },
  content: {
    judge: judgeContentPicture,
    publicKey: (agentId, content) => `content-pictures/${agentId}/${content}.webp`,
  },
  document: { judge: judgeDocument },
  attachment: { judge: judgeDocument },
  cover: { judge: judgeDocument },
}

/** Checks what a call carries and keeps it for its owner. Everything that is not public is sealed before it is stored. */
export async function keepFile(
  { tx, file, secrets, services, now }: CallContext,
  owner: NewUpload['owner'],
  purpose: NewUpload['purpose'],
) {
  if (!file || file.body.length === 0) {
    throw new Refusal('invalidInput', { fields: [{ field: 'file', text: 'uploads.missing' }] })
  }
  const { judge, publicKey } = kinds[purpose]
  const { body, mediaType } = await judge(file.body)
  const id = randomUUID()
  const sha256 = createHash('sha256').update(body).digest()
  const name = sha256.toString('hex')
  const storageKey = publicKey?.(tx.agentId, name) ?? `sealed/${tx.agentId}/${id}`
  await services.storage.write(storageKey, publicKey ? body : seal(secrets, `upload ${id}`, body))
  await insertUpload(tx, {
    id,
    owner,
    purpose,
    fileName: cleanFileName(file.name),
    storageKey,
    isSealed: !publicKey,
    mediaType,
    size: body.length,
    sha256,
    now,
  })
  return { id, mediaType, size: body.length, storageKey, body }
}

export function avatarKey(agentId: number, name: string): string {
  return `avatars/${agentId}/${name}`
}

export function sitePictureKey(agentId: number, name: string): string {
  return `site-pictures/${agentId}/${name}`
}

/** Avatars are public; their name is their content, so they can be cached for ever. */
export function avatarAddress(storageKey: string): string {
  return `/avatars/${storageKey.split('/').at(-1)}`
}
