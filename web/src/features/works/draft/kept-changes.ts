// Changes that the server does not have yet, kept in this browser by work and tab: a crash, a closed tab or a lost
// connection costs nothing. The next one who opens the work here takes them up, unless their tab is still alive.
import type { DraftTrack } from '#contract/works/missing'
import { emptyTrack, type Work } from '#contract/works/work'
import { unsentPrefix } from '../../../lib/session'
import { type Content, contentOf, type FieldValues, fieldsOf, trackIdOf, withFields } from './content'
import { type Clash, mergeContents } from './merge'

interface Kept {
  field: string
  base: unknown
  mine: unknown
}

const prefix = unsentPrefix
const keyOf = (workId: number, tab: string) => `${prefix}.${workId}.${tab}`

export function keepChanges(workId: number, tab: string, base: Content, changes: FieldValues) {
  const before = fieldsOf(base)
  const kept = [...changes].map(([field, mine]): Kept => ({ field, base: before.get(field), mine }))
  try {
    if (kept.length > 0) localStorage.setItem(keyOf(workId, tab), JSON.stringify(kept))
    else localStorage.removeItem(keyOf(workId, tab))
  } catch {
    // Private modes may refuse storage: then the draft lives on the server and in this tab alone.
  }
}

/** Takes over what dead tabs left behind. What cannot be changed now waits for a better day. */
export async function adoptChanges(
  workId: number,
  tab: string,
  isOpen: (field: string) => boolean,
): Promise<Kept[][]> {
  const left = tabsWithChanges(workId)
  const dead = await Promise.all(
    left.map(async other => (other === tab || (await isDead(other)) ? other : null)),
  )
  return dead.flatMap(other => {
    const kept = other === null ? undefined : read(keyOf(workId, other))
    if (!kept?.every(({ field }) => isOpen(field))) return []
    if (other !== null && other !== tab) localStorage.removeItem(keyOf(workId, other))
    return [kept]
  })
}

/** What this very tab kept, after the work could not be changed for a while. */
export function ownChanges(workId: number, tab: string): Kept[][] {
  const kept = read(keyOf(workId, tab))
  return kept ? [kept] : []
}

function tabsWithChanges(workId: number): string[] {
  try {
    return Object.keys(localStorage)
      .filter(key => key.startsWith(`${prefix}.${workId}.`))
      .map(key => key.split('.')[2] ?? '')
  } catch {
    return []
  }
}

function read(key: string): Kept[] | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** A living tab holds a lock by its name. Browsers without locks take everything: the same change twice is harmless. */
export function holdTab(tab: string) {
  void navigator.locks?.request(tab, () => new Promise(() => {}))
}

async function isDead(tab: string): Promise<boolean> {
  if (!navigator.locks) return true
  return navigator.locks.request(tab, { ifAvailable: true }, async lock => lock !== null)
}

/** The work with the kept changes on top; what was changed elsewhere meanwhile too is a clash. */
export function withKept(work: Work, kept: readonly Kept[][]): { content: Content; clashes: Clash[] } {
  let content = contentOf(work)
  const clashes: Clash[] = []
  for (const changes of kept) {
    const base = withValues(content, changes, 'base')
    const mine = withValues(content, changes, 'mine')
    const merged = mergeContents(work.kind, base, mine, content)
    content = merged.content
    clashes.push(...merged.clashes)
  }
  return { content, clashes }
}

/** Tracks that are gone by now are put together again from what is known of them, so that nothing vanishes unseen. */
function withValues(content: Content, changes: readonly Kept[], side: 'base' | 'mine'): Content {
  const there = new Set(content.tracks.map(({ id }) => id))
  const gone = new Set(
    changes.map(({ field }) => trackIdOf(field)).filter(id => id !== undefined && !there.has(id)),
  )
  const tracks = [...gone].map((id): DraftTrack => ({ id: id as number, details: emptyTrack }))
  return withFields(
    { ...content, tracks: [...content.tracks, ...tracks] },
    changes.map(change => [change.field, change[side]] as const),
  )
}
