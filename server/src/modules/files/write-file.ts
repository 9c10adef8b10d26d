import { createHash, randomUUID } from 'node:crypto'
import { cleanFileName } from '../../platform/clean-file-name'
import type { PrepareContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { seal } from '../../platform/seal'
import type { NewUpload } from './files.queries'
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

/** A file that lies in its place and that no row names yet. */
export type WrittenFile = Omit<NewUpload, 'owner' | 'now'> & { body: Buffer }

/** Checks what a call carries and stores it. Everything that is not public is sealed before. */
export async function writeFile(
  { file, secrets, store, site }: Omit<PrepareContext, 'actor' | 'input'>,
  purpose: NewUpload['purpose'],
): Promise<WrittenFile> {
  if (!file || file.body.length === 0) {
    throw new Refusal('invalidInput', { fields: [{ field: 'file', text: 'uploads.missing' }] })
  }
  const { judge, publicKey } = kinds[purpose]
  const { body, mediaType } = await judge(file.body)
  const id = randomUUID()
  const sha256 = createHash('sha256').update(body).digest()
  const storageKey = publicKey?.(site.agentId, sha256.toString('hex')) ?? `sealed/${site.agentId}/${id}`
  await store(storageKey, publicKey ? body : seal(secrets, `upload ${id}`, body))
  return {
    id,
    purpose,
    fileName: cleanFileName(file.name),
    storageKey,
    isSealed: !publicKey,
    mediaType,
    size: body.length,
    sha256,
    body,
  }
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
