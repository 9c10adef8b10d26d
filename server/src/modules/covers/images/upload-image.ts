import { designLimits } from '#contract/covers/design'
import type { uploadDesignImage } from '#contract/covers/design-calls'
import type { uploadTemplateImage } from '#contract/covers/desk-calls'
import type { Tx } from '../../../platform/database/query'
import type { PrepareContext, PreparedContext } from '../../../platform/http/call-handler'
import type { Linking } from '../../../platform/http/link-bearer'
import { Refusal } from '../../../platform/refusal'
import { lockAccount } from '../../identity/identity.public'
import { countImageBytes, insertImage } from './cover-images.queries'
import { imageLink } from './image-link'
import { drawUpload, openPicture, storeImage, type WrittenImage } from './take-picture'

export const uploadOwnImage = {
  async prepare(context: PrepareContext<typeof uploadDesignImage>) {
    const picture = await openPicture(context)
    // An account that is full waits for nothing; how large the picture becomes is known below.
    await context.read(tx => requireRoom(tx, context.actor.memberId, 1))
    return storeImage(context, 'upload', await drawUpload(picture))
  },

  async run(context: PreparedContext<typeof uploadDesignImage, WrittenImage>) {
    const { tx, actor, now, prepared } = context
    await lockAccount(tx, actor.memberId)
    await requireRoom(tx, actor.memberId, prepared.size)
    await insertImage(tx, { ...prepared, memberId: actor.memberId, now })
    return presentUpload(context, tx, prepared)
  },
}

export const uploadSiteImage = {
  prepare: async (context: PrepareContext<typeof uploadTemplateImage>) =>
    storeImage(context, 'upload', await drawUpload(await openPicture(context))),

  async run(context: PreparedContext<typeof uploadTemplateImage, WrittenImage>) {
    const { tx, now, prepared } = context
    await insertImage(tx, { ...prepared, memberId: null, now })
    return presentUpload(context, tx, prepared)
  },
}

function presentUpload(linking: Linking, { agentId }: Tx, { id, width, height }: WrittenImage) {
  return { upload_id: id, width, height, url: imageLink(linking, agentId, id) }
}

async function requireRoom(tx: Tx, memberId: number, size: number) {
  const most = designLimits.imageBytes
  if ((await countImageBytes(tx, memberId)) + size <= most) return
  throw new Refusal('conflict', { text: 'covers.imagesFull', params: { most: most / (1024 * 1024) } })
}
