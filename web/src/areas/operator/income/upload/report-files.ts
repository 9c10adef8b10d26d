// What a report may come as, said before anything is sent; what is in it the server finds out.
import type { FileRejection } from 'react-dropzone'
import { largestReport } from '#contract/income/report-calls'
import { fileSize } from '../../../../features/materials/file-size'
import type { Translate } from '../../../../lib/words'

export const reportTypes = {
  'text/csv': ['.csv'],
  'text/tab-separated-values': ['.tsv', '.tab'],
  'text/plain': ['.txt'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/zip': ['.zip'],
  'application/gzip': ['.gz'],
}

/** What was left out, and why. */
export function refusalsOf(refused: readonly FileRejection[], t: Translate<'income-desk'>): string[] {
  const isTooLarge = ({ errors }: FileRejection) => errors.some(({ code }) => code === 'file-too-large')
  const namesOf = (files: FileRejection[]) => files.map(({ file }) => file.name).join(', ')
  const large = refused.filter(isTooLarge)
  const odd = refused.filter(one => !isTooLarge(one))
  return [
    ...(large.length > 0
      ? [t('upload.tooLarge', { names: namesOf(large), most: fileSize(largestReport) })]
      : []),
    ...(odd.length > 0 ? [t('upload.wrongType', { names: namesOf(odd) })] : []),
  ]
}
