import { useEffect, useSyncExternalStore } from 'react'
import { readReportUpload } from '#contract/income/report-calls'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { useToast } from '../../../../ui/toast'
import { refreshIncome } from '../income-queries'
import { type ReportUpload, reportUploads } from './report-uploads'

export function useReportUploads(): readonly ReportUpload[] {
  return useSyncExternalStore(reportUploads.subscribe, reportUploads.read)
}

const askEvery = 1000

/** What has arrived becomes a report a moment later; until then somebody has to ask. */
export function useReportArrivals() {
  const t = useWords('income-desk')
  const toast = useToast()
  const arrived = useReportUploads()
    .filter(({ phase }) => phase === 'arrived')
    .map(({ id, uploadId }) => `${id} ${uploadId}`)
    .join(',')
  useEffect(() => {
    if (!arrived) return
    const waiting = arrived.split(',').map(pair => pair.split(' ') as [string, string])
    const timer = setInterval(() => void Promise.all(waiting.map(ask)), askEvery)
    return () => clearInterval(timer)

    async function ask([id, uploadId]: [string, string]) {
      const answer = await api(readReportUpload, { upload_id: uploadId }, { quiet: true }).catch(
        () => undefined,
      )
      const upload = reportUploads.read().find(one => one.id === id)
      if (!answer?.data.report_id || !upload) return
      reportUploads.settle(id)
      toast({ title: t('sending.done', { name: upload.fileName }), tone: 'river' })
      await refreshIncome()
    }
  }, [arrived, t, toast])
}

/** Leaving the site would interrupt what is being sent: the browser asks. */
export function useLeaveWarning() {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (reportUploads.isBusy()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [])
}
