import { designLimits } from '#contract/covers/design'
import type { keepDesignVersion, listDesignVersions, readDesignVersion } from '#contract/covers/design-calls'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { linkedImages } from '../images/named-images'
import {
  copyUses,
  countNamedVersions,
  findDesignVersion,
  insertDesignVersion,
  listDesignVersionRows,
} from './design-versions.queries'
import { lockOpenDesign, ownDesign } from './own-design'

export async function listVersionsOfDesign({ tx, actor, input }: CallContext<typeof listDesignVersions>) {
  const after = readCursor(place.id, input.cursor)
  await ownDesign(tx, actor.memberId, input.id)
  const found = await listDesignVersionRows(tx, input.id, after, input.limit + 1)
  const { shown, next_cursor } = pageOf(found, input.limit, ({ id }) => id)
  return { items: shown.map(presentVersion), next_cursor }
}

export async function readVersionOfDesign(context: CallContext<typeof readDesignVersion>) {
  const { tx, actor, input } = context
  await ownDesign(tx, actor.memberId, input.id)
  const found = await findDesignVersion(tx, input.id, input.version_id)
  if (!found) throw new Refusal('notFound')
  const { scene, ...row } = found
  return { ...presentVersion(row), scene, images: await linkedImages(context, scene) }
}

export async function keepVersionOfDesign({ tx, actor, input, now }: CallContext<typeof keepDesignVersion>) {
  const design = await lockOpenDesign(tx, actor.memberId, input.id)
  if ((await countNamedVersions(tx, design.id)) >= designLimits.namedVersions) {
    throw new Refusal('conflict', {
      text: 'covers.tooManyVersions',
      params: { most: designLimits.namedVersions },
    })
  }
  const { id: designId, scene, saved_by: savedBy, saved_at: savedAt } = design
  const id = await insertDesignVersion(tx, { designId, name: input.name, scene, savedBy, savedAt, now })
  await copyUses(tx, { designId }, { versionId: id })
  return { id }
}

function presentVersion(row: { id: number; name: string; saved_at: Date; saved_by: string }) {
  const { id, name, saved_at, saved_by } = row
  return { id, name, saved_at: saved_at.toISOString(), saved_by }
}
