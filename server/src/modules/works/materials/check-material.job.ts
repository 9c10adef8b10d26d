import type { Tx } from '../../../platform/database/query'
import type { Job, JobContext } from '../../../platform/jobs/job'
import {
  analyseFile,
  type FileAnalysis,
  isAnalysed,
  keptAnalysis,
  needsChecker,
} from '../analysis/analyse-file'
import type { AudioAnalysis } from '../analysis/audio'
import { hasChecker } from '../analysis/limited-program'
import { derivedKey } from '../files/media-link'
import { lockWork } from '../works.queries'
import { judgeMaterial } from './judge-material'
import { keepAnalysis, keepFingerprint } from './material-checks.queries'
import { findMaterial, type MaterialRecord } from './materials.queries'
import { check, enqueueCheck } from './queue-check'
import { watchProgress } from './watch-progress'

type Context = JobContext<{ materialId: number }>

const tryAgainAfterMilliseconds = 60_000

/**
 * Looks into a file and writes the verdict. Whatever goes wrong besides the rules is tried again; when the tries are used
 * up, or die with their workers, the sweep finds the material and gives up on it (give-up-checks.job.ts).
 */
export const checkMaterial: Job<{ materialId: number }> = {
  ...check,
  lane: 'heavy',
  async run(context) {
    const { payload, agentId, database } = context
    const material = await database.read(agentId, tx => findMaterial(tx, payload.materialId))
    // Removed meanwhile, or done by a worker that died before it could say so.
    if (!material || isSettled(material)) return
    const kept = keptAnalysis(material.analysis)
    if (isAnalysed(material.type, kept)) return settle(context, material, kept)
    if (needsChecker(material.type) && !hasChecker()) return putOff(context)
    const measured = await measure(context, material)
    if (measured) await settle(context, material, measured)
  },
}

export const isSettled = ({ state }: Pick<MaterialRecord, 'state'>) =>
  state === 'passed' || state === 'failed'

/** Without ffmpeg the file waits, and nobody calls it bad. */
async function putOff({ payload, agentId, database, log }: Context) {
  log.warn('ffmpeg is missing: the check waits')
  const runAt = new Date(Date.now() + tryAgainAfterMilliseconds)
  await database.change(agentId, tx => enqueueCheck(tx, payload.materialId, runAt))
}

/** Undefined: the material went away while it was looked at. */
async function measure(context: Context, material: MaterialRecord): Promise<FileAnalysis | undefined> {
  const { agentId, services } = context
  const { storage } = services
  const watch = watchProgress(context, material.id)
  try {
    await watch.begin()
    const { analysis, thumbnails } = await storage.withLocalFile(material.storage_key, path =>
      analyseFile(path, material.type, watch),
    )
    for (const { side, webp } of thumbnails) {
      await storage.write(derivedKey(agentId, material.sha256, thumbnailName(side)), webp)
    }
    return thumbnails.length > 0 ? { ...analysis, hasThumbnails: true } : analysis
  } catch (error) {
    if (watch.isGone()) return undefined
    throw error
  } finally {
    await watch.end()
  }
}

export const thumbnailName = (side: number) => `thumb-${side}.webp`

function settle({ agentId, database }: Context, { id, work_id, sha256 }: MaterialRecord, file: FileAnalysis) {
  return database.change(agentId, async tx => {
    await lockWork(tx, work_id)
    await keep(tx, sha256, file)
    const material = await findMaterial(tx, id)
    if (material && !isSettled(material)) await judgeMaterial(tx, material, file, new Date())
  })
}

/** The fingerprint goes where others are compared with it. */
async function keep(tx: Tx, sha256: Buffer, file: FileAnalysis) {
  const { fingerprint, ...audio } = file.audio ?? { duration: 0 }
  await keepAnalysis(tx, sha256, file.audio ? { ...file, audio: audio as AudioAnalysis } : file)
  if (fingerprint && audio.duration > 0) {
    await keepFingerprint(tx, sha256, Math.round(audio.duration * 1000), fingerprint)
  }
}
