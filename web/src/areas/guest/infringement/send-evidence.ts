import type { EvidenceKind } from '#contract/infringement/case-rules'
import { paths } from '#contract/paths'
import { type SendOptions, send } from '../../../lib/api-client'

/** The file goes last, so that the server has read the link when it arrives. */
export function sendEvidence(link: string, kind: EvidenceKind, file: File, options?: SendOptions) {
  const body = new FormData()
  body.append('link', link)
  body.append('kind', kind)
  body.append('file', file)
  return send('POST', paths.addInfringementEvidence, body, options)
}
