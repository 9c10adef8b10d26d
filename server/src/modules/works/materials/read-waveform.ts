import type { readWaveform } from '#contract/works/material-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { keptAnalysis } from '../analysis/analyse-file'
import { ownMaterial } from './own-material'

/** Empty as long as the file has not been looked at, or when nothing in it could be decoded. */
export async function readOwnWaveform({ tx, input, actor }: CallContext<typeof readWaveform>) {
  const material = await ownMaterial(tx, actor.memberId, input.id)
  const audio = keptAnalysis(material.analysis)?.audio
  const outline = Buffer.from(audio?.outline ?? '', 'base64')
  return { duration: audio?.duration ?? 0, peaks: [...new Int8Array(outline)] }
}
