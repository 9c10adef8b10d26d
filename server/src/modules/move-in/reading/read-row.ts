// What every source makes of itself: a row for each track.
import type { MoveInValues } from '#contract/move-in/columns'
import type { MaterialType } from '#contract/works/material'
import type { ReleaseDetails, Scope, TrackDetails, WorkKind } from '#contract/works/work'

/** A file that the source names, with the hash it should have. */
export interface ExpectedFile {
  type: MaterialType
  /** With its folders, as in the archive that it came in. */
  name: string
  sha256?: string
  md5?: string
  /** As its member called it, where that is known. */
  shown?: string
}

/** What a source says beyond the columns of the template. */
export interface RowBase {
  kind?: WorkKind
  release?: Partial<ReleaseDetails>
  track?: Partial<TrackDetails>
  scope?: Partial<Scope>
}

export interface ReadRow {
  values: MoveInValues
  base: RowBase
  expected: ExpectedFile[]
}
