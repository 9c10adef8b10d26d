// What only the draft itself knows: whatever its own rules refuse is a problem of the row that says it, before anything is made.
import type { z } from 'zod'
import type { RowProblem } from '#contract/move-in/calls'
import { type MoveInColumn, moveInColumns } from '#contract/move-in/columns'
import { releaseDetails, trackDetails } from '#contract/works/work'
import { type RowOfRelease, writtenDraft } from '../making/draft-of'

/** Fields of a draft that no column is called after. */
const ofRelease: Record<string, MoveInColumn> = {
  title: 'release_title',
  version: 'release_version',
  artists: 'release_artists',
  language: 'release_language',
}
const ofTrack: Record<string, MoveInColumn> = {
  title: 'track_title',
  version: 'track_version',
  artists: 'track_artists',
}

export function ofDraft(rows: readonly RowOfRelease[]): { rowId: number; problem: RowProblem }[] {
  const { details, tracks } = writtenDraft(rows)
  const first = rows[0]?.id ?? 0
  const found = issuesOf(releaseDetails, details).map(issue => ({
    rowId: first,
    problem: say(issue, ofRelease),
  }))
  for (const { rowId, details: track } of tracks) {
    for (const issue of issuesOf(trackDetails, track)) found.push({ rowId, problem: say(issue, ofTrack) })
  }
  return found
}

const issuesOf = (schema: z.ZodType, written: unknown) => schema.safeParse(written).error?.issues ?? []

function say(issue: z.core.$ZodIssue, called: Record<string, MoveInColumn>): RowProblem {
  const name = String(issue.path[0])
  const field = called[name] ?? moveInColumns.find(column => column === name) ?? called.title ?? 'track_title'
  return issue.code === 'too_big' && issue.origin === 'string'
    ? { field, why: 'tooLong', about: String(issue.maximum) }
    : { field, why: 'notAccepted', about: '' }
}
