// What a draft still lacks, as paths of its fields. The page shows it and jumps there; the server refuses to go on by it.

import { isIsrc, isUpc } from '../release-codes/code-formats'
import type { MaterialType } from './material'
import {
  isCover,
  isGateOpen,
  mainlandOnlySources,
  physicalReleaseBefore,
  rightsSources,
  yearsAfterDeath,
} from './rights'
import { isNowhere, outside, sharedTerritory } from './territories'
import type { ReleaseDetails, Scope, TrackDetails, TrackRights, WorkKind } from './work'

/**
 * `empty`: nothing there. `wrong`: not acceptable. `checking`: its file is still being checked. `failed`: its file
 * did not pass. `closed`: the rights gate stays shut. `early`, `outside`, `ended`: the scope leaves what is possible. `nowhere`: none of
 * the channels sells in the territories.
 */
export type MissingWhy =
  | 'empty'
  | 'wrong'
  | 'checking'
  | 'failed'
  | 'closed'
  | 'early'
  | 'outside'
  | 'ended'
  | 'nowhere'

export interface Missing {
  step: 1 | 2 | 3
  /** Of the release: `title`. Of a track: `rights.source` with its id. Of a material: `material.music`. */
  field: string
  trackId?: number
  why: MissingWhy
}

export interface DraftTrack {
  id: number
  details: TrackDetails
}

export interface DraftMaterial {
  track_id: number | null
  type: MaterialType
  state: string
}

export interface Draft {
  kind: WorkKind
  details: ReleaseDetails
  tracks: readonly DraftTrack[]
  materials: readonly DraftMaterial[]
}

export interface Circumstances {
  isEnterprise: boolean
  /** In China, as `2026-01-31`. */
  today: string
}

/** Steps 1 and 2: what has to be there before the scope is chosen. */
export function missingOf(draft: Draft, circumstances: Circumstances): Missing[] {
  return [
    ...missingInRelease(draft.details),
    ...(draft.tracks.length === 0 ? [missing(1, 'tracks', 'empty')] : []),
    ...draft.tracks.flatMap(track => [
      ...missingInTrack(track, circumstances),
      ...missingMaterials(track, draft.materials),
    ]),
    ...missingFile(draft.materials, 'cover', null),
  ]
}

function missing(step: 1 | 2 | 3, field: string, why: MissingWhy, trackId?: number): Missing {
  return trackId === undefined ? { step, field, why } : { step, field, why, trackId }
}

function missingInRelease(details: ReleaseDetails): Missing[] {
  const empty: [string, boolean][] = [
    ['title', details.title === ''],
    ['artists', !details.artists.some(({ name, role }) => role === 'main' && name !== '')],
    ['genre', details.genre === null],
    ['language', details.language === null],
    ['p_line', details.p_line.year === null || details.p_line.owner === ''],
    ['c_line', details.c_line.year === null || details.c_line.owner === ''],
    ['explicit', details.explicit === null],
    ['ai_use', details.ai_use === null],
  ]
  const found = empty.filter(([, isEmpty]) => isEmpty).map(([field]) => missing(1, field, 'empty'))
  if (details.upc !== '' && !isUpc(details.upc)) found.push(missing(1, 'upc', 'wrong'))
  return found
}

function missingInTrack({ id, details }: DraftTrack, circumstances: Circumstances): Missing[] {
  const { instrumental } = details
  const empty: [string, boolean][] = [
    ['title', details.title === ''],
    ['composers', details.composers.length === 0],
    ['lyricists', !instrumental && details.lyricists.length === 0],
    ['performers', details.performers.length === 0],
    ['language', !instrumental && details.language === null],
    ['explicit', details.explicit === null],
  ]
  const found = empty.filter(([, isEmpty]) => isEmpty).map(([field]) => missing(1, field, 'empty', id))
  if (details.isrc !== '' && !isIsrc(details.isrc)) found.push(missing(1, 'isrc', 'wrong', id))
  return [...found, ...missingRights(id, details.rights, circumstances)]
}

const originalFields = ['original_title', 'original_artist'] as const

/** What the gate demands of this source, besides its document. */
export function missingRights(
  trackId: number,
  rights: TrackRights,
  { isEnterprise, today }: Circumstances,
): Missing[] {
  const at = (field: string, why: MissingWhy) => missing(1, `rights.${field}`, why, trackId)
  const { property, source } = rights
  if (property === null) return [at('property', 'empty')]
  const found: Missing[] = isCover(rights)
    ? originalFields.filter(field => rights[field] === '').map(field => at(field, 'empty'))
    : []
  if (source === null) return [...found, at('source', 'empty')]
  if (!isGateOpen(property, source, isEnterprise)) return [...found, at('source', 'closed')]
  if (rights.statement !== rightsSources[source].statement) return [...found, at('statement', 'wrong')]
  if (source === 2 && rights.co_authors.length === 0) found.push(at('co_authors', 'empty'))
  if (source === 6) {
    if (rights.author === '') found.push(at('author', 'empty'))
    if (rights.author_died === null) found.push(at('author_died', 'empty'))
    else if (Number(today.slice(0, 4)) - rights.author_died <= yearsAfterDeath)
      found.push(at('author_died', 'wrong'))
  }
  if (source === 7) {
    if (rights.catalogue_number === '') found.push(at('catalogue_number', 'empty'))
    if (rights.physically_released_on === null) found.push(at('physically_released_on', 'empty'))
    else if (rights.physically_released_on >= physicalReleaseBefore)
      found.push(at('physically_released_on', 'wrong'))
  }
  if (needsDocument(rights)) found.push(...missingLicence(rights, today, at))
  return found
}

function missingLicence(
  rights: TrackRights,
  today: string,
  at: (field: string, why: MissingWhy) => Missing,
): Missing[] {
  const isSocietys = rights.source !== null && rightsSources[rights.source].index === 'Y0'
  const found: Missing[] = []
  if (isSocietys && rights.licence_number === '') found.push(at('licence_number', 'empty'))
  if (rights.valid_from === null) found.push(at('valid_from', 'empty'))
  if (isSocietys && rights.valid_to === null) found.push(at('valid_to', 'empty'))
  if (rights.valid_to !== null) {
    if (rights.valid_from !== null && rights.valid_to < rights.valid_from) found.push(at('valid_to', 'wrong'))
    else if (rights.valid_to <= today) found.push(at('valid_to', 'ended'))
  }
  const { worldwide, countries } = rights.licence_territory
  if (!worldwide && countries.length === 0) found.push(at('licence_territory', 'empty'))
  return found
}

/** Indexes Y1 and Y0 are proved by a document. */
export function needsDocument({ source }: Pick<TrackRights, 'source'>): boolean {
  return source !== null && ['Y1', 'Y0'].includes(rightsSources[source].index)
}

function missingMaterials({ id, details }: DraftTrack, materials: readonly DraftMaterial[]): Missing[] {
  return [
    ...missingFile(materials, 'music', id),
    ...(details.instrumental ? [] : missingFile(materials, 'lyric', id)),
    ...(needsDocument(details.rights) ? missingFile(materials, 'document', id) : []),
    // What nobody asked for may be left out, but not be there and be wrong.
    ...(['accompany', 'short', 'karaoke', 'mv'] as const).flatMap(type =>
      missingFile(materials, type, id, true),
    ),
  ]
}

function missingFile(
  materials: readonly DraftMaterial[],
  type: MaterialType,
  trackId: number | null,
  isOptional = false,
): Missing[] {
  const files = materials.filter(material => material.type === type && material.track_id === trackId)
  const say = (why: MissingWhy) => [missing(2, `material.${type}`, why, trackId ?? undefined)]
  if (files.length === 0) return isOptional ? [] : say('empty')
  if (files.some(({ state }) => state === 'failed')) return say('failed')
  if (files.some(({ state }) => state !== 'passed')) return say('checking')
  return []
}

export interface ScopeChannel {
  id: number
  lead_days: number
  territory: { worldwide: boolean; countries: readonly string[] }
}

/** Step 3: what has to be settled before the authorization can be signed. */
export function missingInScope(
  scope: Scope,
  tracks: readonly DraftTrack[],
  channels: readonly ScopeChannel[],
  today: string,
): Missing[] {
  const found: Missing[] = []
  const chosen = chosenChannels(scope, channels)
  if (chosen.length === 0) found.push(missing(3, 'channels', 'empty'))
  const { worldwide, countries } = scope.territory
  if (!worldwide && countries.length === 0) found.push(missing(3, 'territory', 'empty'))
  else if (chosen.length > 0 && chosen.every(channel => !sellsThere(channel, scope)))
    found.push(missing(3, 'channels', 'nowhere'))
  if (scope.release_date === null) found.push(missing(3, 'release_date', 'empty'))
  else if (scope.release_date < earliestDate(chosen, today)) found.push(missing(3, 'release_date', 'early'))
  for (const { id, details } of tracks) found.push(...outsideLicence(id, details.rights, scope))
  return found
}

/** Territories and dates of a work stay inside every licence. */
function outsideLicence(trackId: number, rights: TrackRights, scope: Scope): Missing[] {
  const found: Missing[] = []
  if (outside(scope.territory, allowedTerritory(rights)).length > 0)
    found.push(missing(3, 'territory', 'outside', trackId))
  const date = scope.release_date
  if (date !== null && needsDocument(rights)) {
    if (rights.valid_from !== null && date < rights.valid_from)
      found.push(missing(3, 'release_date', 'outside', trackId))
    if (rights.valid_to !== null && date >= rights.valid_to)
      found.push(missing(3, 'release_date', 'ended', trackId))
  }
  return found
}

/** Where the rights in a track allow it to be sold. */
export function allowedTerritory(rights: TrackRights) {
  if (rights.source !== null && mainlandOnlySources.includes(rights.source))
    return { worldwide: false, countries: ['CN'] }
  return needsDocument(rights) ? rights.licence_territory : { worldwide: true, countries: [] }
}

export function chosenChannels<C extends { id: number }>(scope: Scope, channels: readonly C[]): C[] {
  return channels.filter(({ id }) => scope.all_channels || scope.channel_ids.includes(id))
}

/** Whether the channel sells in one of the territories at least. */
export const sellsThere = ({ territory }: Pick<ScopeChannel, 'territory'>, scope: Pick<Scope, 'territory'>) =>
  !isNowhere(sharedTerritory(territory, scope.territory))

/** The first day on which all of these channels can have the work. */
export function earliestDate(channels: readonly { lead_days: number }[], today: string): string {
  const days = Math.max(0, ...channels.map(({ lead_days }) => lead_days))
  return addDays(today, days)
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
