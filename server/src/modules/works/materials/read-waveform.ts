import type { readWaveform } from '#contract/works/material-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { keptAnalysis } from '../analysis/analyse-file'
import type { MaterialRecord } from './materials.queries'
import { ownMaterial } from './own-material'

export async function readOwnWaveform({ tx, input, actor }: CallContext<typeof readWaveform>) {
  return waveformOf(await ownMaterial(tx, actor.memberId, input.id))
}

/** Empty as long as the file has not been looked at, or when nothing in it could be decoded. */
export function waveformOf(material: Pick<MaterialRecord, 'analysis'>) {
  const audio = keptAnalysis(material.analysis)?.audio
  const outline = Buffer.from(audio?.outline ?? '', 'base64')
  return { duration: audio?.duration ?? 0, peaks: [...new Int8Array(outline)], tone: audio?.tone ?? [] }
}
