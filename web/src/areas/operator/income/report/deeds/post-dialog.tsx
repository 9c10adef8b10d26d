import type { Report } from '#contract/income/report'
import { postIncomeReport } from '#contract/income/report-calls'
import { api } from '../../../../../lib/api'
import { useWords } from '../../../../../lib/words'
import { ReasonDialog } from '../../../reason-dialog'
import { useDeed } from '../use-deed'

type DialogProps = { report: Report; onClose: () => void }

/** The last look before members see bills. Whatever is doubtful is answered here, in words that stay. */
export function PostDialog({ report: { id, version, payer, posting }, onClose }: DialogProps) {
  const t = useWords('report-check')
  const [run, isBusy] = useDeed()
  const { doubts } = posting
  const asksWhy = doubts.length > 0
  return (
    <ReasonDialog
      title={t('post.title', { payer: payer.name })}
      text={t('post.text')}
      label={t(asksWhy ? 'post.note' : 'post.noteOptional')}
      missing={asksWhy ? t('post.noteMissing') : undefined}
      submit={t('post.submit')}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={note => void run(() => api(postIncomeReport, { id, version, note }), t('post.done'), onClose)}
    >
      {asksWhy && (
        <div className="rounded-control bg-amber-wash px-4 py-3 text-sm">
          <p className="font-semibold">{t('post.doubts')}</p>
          <ul className="list-disc pl-5">
            {doubts.map(doubt => (
              <li key={doubt}>{t(`doubt.${doubt}`)}</li>
            ))}
          </ul>
        </div>
      )}
    </ReasonDialog>
  )
}
