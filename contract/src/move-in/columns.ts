// The columns of a catalogue that moves in: a row is a track, and rows of one release say the same about it.

/** In the order of the template. */
export const moveInColumns = [
  'release_title',
  'release_version',
  'release_artists',
  'upc',
  'label',
  'original_release_date',
  'genre',
  'release_language',
  'p_line',
  'c_line',
  'track_number',
  'track_title',
  'track_version',
  'track_artists',
  'isrc',
  'language',
  'explicit',
  'instrumental',
  'composers',
  'lyricists',
  'performers',
  'arrangers',
  'producers',
  'audio_file',
  'cover_file',
  'lyrics_file',
] as const
export type MoveInColumn = (typeof moveInColumns)[number]

/** What the whole release says; the first row of it counts. */
export const releaseColumns = [
  'release_title',
  'release_version',
  'release_artists',
  'upc',
  'label',
  'original_release_date',
  'genre',
  'release_language',
  'p_line',
  'c_line',
  'cover_file',
] as const satisfies readonly MoveInColumn[]

/** Without these a file is no catalogue. */
export const neededColumns = [
  'release_title',
  'release_artists',
  'track_title',
] as const satisfies readonly MoveInColumn[]

/** Of one cell. Names of several people stand in one. */
export const longestCell = 2000

/** Of one list. */
export const mostMoveInRows = 2000

export type MoveInValues = Record<MoveInColumn, string>

export const emptyValues = Object.fromEntries(moveInColumns.map(column => [column, ''])) as MoveInValues
