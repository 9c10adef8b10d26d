// Asks the model once and never again for the same wish. That it is asked is noted before it is asked: a run that finds the note of
// one that was killed cannot know what became of it, and lets the member ask anew.
import { ImageModelFailed, type ImageModelReason } from '../../../platform/image-model/image-model'
import type { Job, JobContext } from '../../../platform/jobs/job'
import { Refusal } from '../../../platform/refusal'
import { storeNoted } from '../../../platform/storage/store-noted'
import { notify } from '../../messages/messages.public'
import { insertImage } from '../images/cover-images.queries'
import { drawUpload, openPicture, storeImage } from '../images/take-picture'
import { beginAsking, settleFailed, settleMade } from './asked-pictures.queries'
import { pictureJob } from './picture-job'
import { findRules } from './picture-rules.queries'
import './pictures.texts'

export const makeAskedPicture: Job<{ id: number }> = {
  ...pictureJob,
  lane: 'transfer',
  leaves: true,
  async run(context) {
    const { payload, agentId, database, services, log } = context
    const model = services.imageModel
    const fail = (reason: ImageModelReason, mayHaveCost: boolean) =>
      database.change(agentId, tx => {
        const failure = `pictures.failed.${reason}`
        return settleFailed(tx, payload.id, { failure, isFree: !mayHaveCost, now: new Date() })
      })
    if (!model) return void (await fail('unreachable', false))
    const wish = await database.change(agentId, tx => beginAsking(tx, payload.id, new Date()))
    // Settled already, or begun by a run that did not come to its end.
    if (!wish) return void (await fail('interrupted', true))
    try {
      const body = await model.draw(wish.prompt, `tributary ${agentId} ${wish.id}`)
      await keep(context, wish, body)
    } catch (error) {
      const failed = error instanceof Refusal ? new ImageModelFailed('noPicture') : error
      if (!(failed instanceof ImageModelFailed)) throw error
      log.warn({ id: wish.id, err: failed.message }, 'the image model made no picture')
      await fail(failed.reason, failed.mayHaveCost)
    }
  },
}

async function keep(
  { agentId, database, services: { storage } }: JobContext<unknown>,
  wish: { id: number; member_id: number; prompt: string },
  body: Buffer,
) {
  const picture = await openPicture({ file: { body, name: '' } })
  const drawn = await drawUpload(picture)
  const place = { store: storeNoted(database, storage, agentId), site: { agentId } }
  const image = await storeImage(place, 'asked', drawn)
  await database.change(agentId, async tx => {
    const { passes_unseen: isPassed } = await findRules(tx)
    const now = new Date()
    const kind = isPassed ? 'upload' : 'asked'
    await insertImage(tx, { ...image, kind, memberId: wish.member_id, isGenerated: true, now })
    const settled = { state: isPassed ? 'passed' : 'made', imageId: image.id, now } as const
    // Somebody was quicker: nothing names this picture then, and it is swept.
    if (!(await settleMade(tx, wish.id, settled)) || !isPassed) return
    await notify(tx, {
      ...{ memberId: wish.member_id, kind: 'review', template: 'pictures.passed', isCalm: true },
      params: { prompt: wish.prompt.slice(0, 60) },
      link: '/intelligence-cover-head',
    })
  })
}
