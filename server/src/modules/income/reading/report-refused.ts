import type { FileRefusal } from '#contract/income/reading'

/** A whole file that cannot be read. */
export class ReportRefused extends Error {
  constructor(
    readonly reason: FileRefusal,
    /** A name or number out of the file. */
    readonly detail = '',
  ) {
    super(detail === '' ? reason : `${reason}: ${detail}`)
  }
}
