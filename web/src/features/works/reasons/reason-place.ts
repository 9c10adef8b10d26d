// Where a reviewer's reason is put right: reasons name a field, a type of material, or one file by its number.
import type { Material } from '#contract/works/material'
import { materialTypes } from '#contract/works/material'
import { releaseDetails, scope, trackDetails, trackRights, type Work } from '#contract/works/work'
import { links } from '../../../lib/links'
import { fieldOnScreen, keyOf, stepOf } from '../missing-place'

type File = Pick<Material, 'id' | 'type' | 'track_id'>

/** `material.34` → `tracks.12.material.music`; whatever is a field already stays as it is. */
export function fieldOfReason(field: string, files: readonly File[]): string {
  const number = /^material\.(\d+)$/.exec(field)?.[1]
  const file = number === undefined ? undefined : files.find(({ id }) => id === Number(number))
  if (!file) return field
  return keyOf({ field: `material.${file.type}`, trackId: file.track_id ?? undefined })
}

/** The editor, opened at this field. */
export function editorAt(work: Pick<Work, 'id' | 'kind' | 'purpose' | 'revision_of'>, field: string): string {
  const key = fieldOnScreen(work.kind, field)
  const screen =
    work.purpose === 'supplement' && work.revision_of !== null
      ? links.addMaterial(work.revision_of)
      : links.step(stepOf(key), work.id)
  return `${screen}#${encodeURIComponent(key)}`
}

const { rights: _, ...ofTrack } = trackDetails.shape
const named = new Set([
  ...Object.keys(releaseDetails.shape),
  ...Object.keys(ofTrack),
  ...Object.keys(scope.shape),
  ...Object.keys(trackRights.shape).map(name => `rights.${name}`),
  ...materialTypes.map(type => `material.${type}`),
  'tracks',
  'channels',
])

export interface ReasonParts {
  trackId: number | undefined
  /** Undefined: nothing on our screens has this name. */
  field: string | undefined
}

export function partsOf(key: string): ReasonParts {
  const [, id, inTrack] = /^tracks\.(\d+)\.(.+)$/.exec(key) ?? []
  const field = inTrack ?? key
  return { trackId: id === undefined ? undefined : Number(id), field: named.has(field) ? field : undefined }
}
