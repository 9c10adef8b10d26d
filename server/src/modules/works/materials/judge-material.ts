// Brings together what is known about a file and about the work it belongs to, and writes the verdict.
import type { LyricEncoding, MaterialFacts, MaterialType } from '#contract/works/material'
import type { Tx } from '../../../platform/database/query'
import { type FileAnalysis, isAnalysed, keptAnalysis } from '../analysis/analyse-file'
import { type JudgeContext, judgeFile } from '../analysis/judge/judge-file'
import { findElsewhere } from './like-recordings'
import { putVerdict } from './material-checks.queries'
import { listMaterialsOfTrack } from './materials.queries'
import { checkAnew } from './queue-check'

interface Judged {
  id: number
  work_id: number
  track_id: number | null
  member_id: number
  type: MaterialType
  sha256: Buffer
  encoding: LyricEncoding | null
}

/** Measured against the main audio of their track. */
const dependants = ['accompany', 'karaoke', 'lyric'] as const satisfies MaterialType[]

/** The caller holds the work, so that a main audio and what depends on it are never judged past each other. */
export async function judgeMaterial(tx: Tx, material: Judged, file: FileAnalysis, now: Date): Promise<void> {
  const context = await contextOf(tx, material, file)
  await putVerdict(tx, material.id, judgeFile(material.type, file, context), now)
  if (material.type === 'music') await rejudgeDependants(tx, material.track_id, now)
}

/** After the main audio of a track came, changed or went. What was measured is not measured again. */
export async function rejudgeDependants(tx: Tx, trackId: number | null, now: Date): Promise<void> {
  if (trackId === null) return
  for (const material of await listMaterialsOfTrack(tx, trackId, dependants)) {
    const file = keptAnalysis(material.analysis)
    const isJudged = material.state === 'passed' || material.state === 'failed'
    if (!isJudged) continue
    if (isAnalysed(material.type, file)) await judgeMaterial(tx, material, file, now)
    // The checker has learnt since: what it found then no longer counts.
    else await checkAnew(tx, material.id)
  }
}

async function contextOf(tx: Tx, material: Judged, file: FileAnalysis): Promise<JudgeContext> {
  if ((dependants as readonly string[]).includes(material.type)) {
    const encoding = material.encoding ?? undefined
    return { encoding, mainDuration: await mainDuration(tx, material.track_id) }
  }
  return material.type === 'music' ? { sameRecording: await findSameRecording(tx, material, file) } : {}
}

async function mainDuration(tx: Tx, trackId: number | null): Promise<number | undefined> {
  if (trackId === null) return undefined
  const [main] = await listMaterialsOfTrack(tx, trackId, ['music'])
  const isChecked = main?.state === 'passed' || main?.state === 'failed'
  return isChecked ? (main.facts as MaterialFacts).duration : undefined
}

async function findSameRecording(tx: Tx, { work_id, member_id, sha256 }: Judged, { audio }: FileAnalysis) {
  if (!audio || audio.duration === 0) return undefined
  const [same] = await findElsewhere(tx, sha256, work_id)
  // Titles of other members are theirs to tell.
  return same && { title: same.member_id === member_id ? same.title : '' }
}
