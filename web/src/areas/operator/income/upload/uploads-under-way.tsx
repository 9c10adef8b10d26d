import { useWords } from '../../../../lib/words'
import { InterruptedRow } from './interrupted-row'
import { reportUploads } from './report-uploads'
import { UploadRow } from './upload-row'
import { useReportUploads } from './use-report-uploads'

/** What is being sent, and what a reload has interrupted. */
export function UploadsUnderWay() {
  const t = useWords('income-desk')
  const uploads = useReportUploads()
  const interrupted = reportUploads.interrupted()
  if (uploads.length + interrupted.length === 0) return null
  return (
    <section className="mt-6">
      <h2 className="text-lg">{t('sending.title')}</h2>
      <ul className="mt-2 grid gap-3 lg:grid-cols-2">
        {uploads.map(upload => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
        {interrupted.map(upload => (
          <InterruptedRow key={upload.fingerprint} upload={upload} />
        ))}
      </ul>
    </section>
  )
}
