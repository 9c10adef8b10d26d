import { mostArtists } from '#contract/works/roster'
import type { removeRosterArtist, saveRosterArtist } from '#contract/works/roster-calls'
import { isUniqueViolation } from '../../../platform/database/unique-violation'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { avatarAddress, ownUpload } from '../../files/files.public'
import { lockAccount } from '../../identity/identity.public'
import {
  type ArtistContent,
  countArtists,
  deleteArtist,
  findArtist,
  insertArtist,
  putArtist,
} from './roster.queries'
import '../works.texts'

type Saving = CallContext<typeof saveRosterArtist>

export async function saveArtist(context: Saving) {
  const { tx, input, actor, now } = context
  const before = input.id === undefined ? undefined : await findArtist(tx, input.id, actor.memberId)
  if (input.id !== undefined && !before) throw new Refusal('notFound')
  const content: ArtistContent = {
    name: input.name,
    roles: [...new Set(input.roles)],
    channel_ids: input.channel_ids.filter(({ channel, id }) => channel !== '' && id !== ''),
    picture: await pictureFrom(context, before?.picture ?? ''),
  }
  try {
    if (before) {
      await putArtist(tx, before.id, content)
      return { id: before.id }
    }
    // Held until the end, so that two at the same moment are not both the last one.
    await lockAccount(tx, actor.memberId)
    if ((await countArtists(tx, actor.memberId)) >= mostArtists) {
      throw new Refusal('conflict', { text: 'works.rosterFull', params: { most: mostArtists } })
    }
    return { id: await insertArtist(tx, actor.memberId, content, now) }
  } catch (error) {
    if (!isUniqueViolation(error, 'roster_artists_agent_id_member_id_name_key')) throw error
    throw new Refusal('invalidInput', { fields: [{ field: 'name', text: 'works.artistThere' }] })
  }
}

async function pictureFrom({ tx, input, actor }: Saving, before: string): Promise<string> {
  const { picture_upload_id: id } = input
  if (id === undefined) return before
  if (id === null) return ''
  const wanted = { id, memberId: actor.memberId, purpose: 'avatar', field: 'picture_upload_id' } as const
  return avatarAddress((await ownUpload(tx, wanted)).storage_key)
}

export async function removeArtist({ tx, input, actor }: CallContext<typeof removeRosterArtist>) {
  const gone = await deleteArtist(tx, input.id, actor.memberId)
  if (gone === 0) throw new Refusal('notFound')
  return null
}
