// What a reason for sending a work back may be tied to: a field of the work or of one of its tracks, or one of its files.
import { materialTypes } from '../works/material'
import { releaseDetails, scope, trackDetails, trackRights } from '../works/work'

const { rights: _, ...ofTrack } = trackDetails.shape
const files = materialTypes.map(type => `material.${type}`)
const releaseFields = new Set([
  ...Object.keys(releaseDetails.shape),
  ...Object.keys(scope.shape),
  ...files,
  'tracks',
  'channels',
])
const trackFields = new Set([
  ...Object.keys(ofTrack),
  ...Object.keys(trackRights.shape).map(name => `rights.${name}`),
  ...files,
])

interface Parts {
  trackIds: readonly number[]
  materialIds: readonly number[]
}

/** `title`, `tracks.12.rights.source`, `material.cover`, `material.34`: whether this work has it. */
export function isReasonField(field: string, { trackIds, materialIds }: Parts): boolean {
  const [, file] = /^material\.(\d+)$/.exec(field) ?? []
  if (file !== undefined) return materialIds.includes(Number(file))
  const [, track, inTrack] = /^tracks\.(\d+)\.(.+)$/.exec(field) ?? []
  if (inTrack === undefined) return releaseFields.has(field)
  return trackIds.includes(Number(track)) && trackFields.has(inTrack)
}
