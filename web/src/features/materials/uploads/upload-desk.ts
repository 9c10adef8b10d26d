import { uploadGrant } from '#contract/works/calls'
import type { MaterialType } from '#contract/works/material'
import { api } from '../../../lib/api'
import { grantOf } from '../../uploads/resumable/kept-uploads'
import { type UploadItem as Item, UploadDesk } from '../../uploads/resumable/upload-desk'

export interface Place {
  workId: number
  trackId: number | null
  type: MaterialType
}

export type UploadItem = Item<Place>

const nameOf = ({ workId, trackId, type }: Place) => [workId, trackId ?? '', type].join('|')

export const isAt = (one: Place, other: Place) => nameOf(one) === nameOf(other)

/** Every file of a work that this browser sends. Documents stand side by side. */
export const uploadDesk = new UploadDesk<Place>({
  storageKey: 'uploads',
  nameOf,
  isForOne: ({ type }) => type !== 'document',
  ask: async ({ name, size }, { workId, trackId, type }) => {
    const { data } = await api(
      uploadGrant,
      { work_id: workId, track_id: trackId ?? undefined, type, file_name: name, size },
      { shows: () => true },
    )
    return grantOf(data)
  },
})
