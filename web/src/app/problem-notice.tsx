// The one modal for calls that failed: the server's words, or "system error", or the error notice of a broken connection.
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { onProblem, type Problem } from '../lib/problems'
import { useWords } from '../lib/words'
import { buttonClass } from '../ui/button-class'
import { NoticeDialog } from './notice-dialog'

export function ProblemNotice() {
  const t = useWords('shell')
  const { revalidate } = useRevalidator()
  const [problem, setProblem] = useState<Problem>()
  useEffect(
    () =>
      onProblem(next => {
        setProblem(next)
        // The guard runs again and leads away from pages that need a session.
        if (next.kind === 'session-ended') void revalidate()
      }),
    [revalidate],
  )
  if (!problem) return null
  const close = () => setProblem(undefined)
  return (
    <NoticeDialog
      title={problem.kind === 'transport' ? t('problem.transportTitle') : t('problem.title')}
      onClose={close}
    >
      {problem.kind === 'transport' && (
        <p>
          {t('problem.transport')}
          <span className="mt-2 block text-sm break-words text-soft">{problem.detail}</span>
        </p>
      )}
      {problem.kind === 'refused' && <p>{problem.message || t('problem.system')}</p>}
      {problem.kind === 'session-ended' && <p>{t('problem.sessionEnded')}</p>}
      <button type="button" className={buttonClass({ variant: 'ink' })} onClick={close}>
        {t('problem.close')}
      </button>
    </NoticeDialog>
  )
}
