import { type addBackground, offerLimits } from '#contract/covers/desk-calls'
import { coverSide } from '#contract/covers/scene'
import type { PrepareContext, PreparedContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { insertImage } from '../images/cover-images.queries'
import { imageLink } from '../images/image-link'
import {
  openPicture,
  refusePicture,
  storeImage,
  upright,
  type WrittenImage,
  writtenAs,
} from '../images/take-picture'
import { holdOffers } from '../offer-order.queries'
import { countBackgrounds, insertBackground } from './backgrounds.queries'
import { smallBackground } from './small-background'

interface Prepared {
  image: WrittenImage
  thumbnail: WrittenImage
  palette: string[]
}

export const addTheBackground = {
  async prepare(context: PrepareContext<typeof addBackground>): Promise<Prepared> {
    const picture = await openPicture(context)
    const { kind, width, height } = picture
    if (kind === 'gif' || kind === 'avif' || width !== height || width < coverSide) {
      refusePicture('covers.backgroundForm', { least: coverSide })
    }
    // It lies behind everything: what would be see-through is white.
    const whole = upright(picture).flatten({ background: '#ffffff' }).resize(coverSide, coverSide)
    const drawn = await writtenAs(whole.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }), 'image/jpeg')
    const { small, palette } = await smallBackground(drawn)
    return {
      palette,
      image: await storeImage(context, 'background', drawn),
      thumbnail: await storeImage(context, 'background', small),
    }
  },

  async run(context: PreparedContext<typeof addBackground, Prepared>) {
    const { tx, input, actor, client, now, prepared } = context
    const { image, thumbnail, palette } = prepared
    await holdOffers(tx)
    if ((await countBackgrounds(tx)) >= offerLimits.backgrounds) {
      throw new Refusal('conflict', {
        text: 'covers.tooManyOffered',
        params: { most: offerLimits.backgrounds },
      })
    }
    for (const written of [image, thumbnail]) await insertImage(tx, { ...written, memberId: null, now })
    const names = { 'zh-CN': input.name_zh, en: input.name_en }
    const moods = input.moods ?? []
    const facts = { names, moods, palette, imageId: image.id, thumbnailId: thumbnail.id, now }
    const id = await insertBackground(tx, facts)
    const about = { actor, client, now, subject: 'coverBackground', subjectId: id }
    await recordAudit(tx, { ...about, action: 'covers.backgroundAdded', after: { names, moods } })
    const links = {
      image: imageLink(context, tx.agentId, image.id),
      thumbnail: imageLink(context, tx.agentId, thumbnail.id),
    }
    return { id, names, moods, palette, is_hidden: false, uses: 0, ...links }
  },
}
