// An archive that unfolds to far more than it is, is no report. It is stopped while it unfolds.
import { ReportRefused } from '../report-refused'

export interface UnpackLimits {
  /** Unpacked bytes of everything in the archive together. */
  bytes: number
  /** Unpacked to packed, for what unpacks to more than `ratioFrom`. */
  ratio: number
  ratioFrom: number
  files: number
}

export const unpackLimits: UnpackLimits = {
  bytes: 4 * 1024 ** 3,
  ratio: 200,
  ratioFrom: 32 * 1024 ** 2,
  files: 100,
}

export function refuseUnfolding(unpacked: number, packed: number, limits: UnpackLimits, name: string): void {
  if (unpacked > limits.bytes) throw new ReportRefused('archiveTooLarge', name)
  if (unpacked > limits.ratioFrom && unpacked > packed * limits.ratio)
    throw new ReportRefused('archiveRatio', name)
}
