// The one modal for calls that failed: the server's words, or "system error", or the error notice of a broken connection.
import { useEffect, useState } from 'react'
import { keepFarewell } from '../lib/farewell'
import { redirectFor } from '../lib/guard'
import { onProblem, type Problem } from '../lib/problems'
import { useWords } from '../lib/words'
import { buttonClass } from '../ui/button-class'
import { NoticeDialog } from './notice-dialog'

export function ProblemNotice() {
  const t = useWords('shell')
  const [problem, setProblem] = useState<Problem>()
  useEffect(
    () =>
      onProblem(next => {
        if (next.kind === 'session-ended') startOver(t('problem.sessionEnded'))
        else setProblem(next)
      }),
    [t],
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
      {problem.kind === 'company-lost' && <p>{problem.message}</p>}
      <div className="flex flex-wrap gap-3">
        {problem.kind === 'company-lost' && (
          <button type="button" className={buttonClass({ variant: 'ink' })} onClick={toOwnAccount}>
            {t('problem.toOwnAccount')}
          </button>
        )}
        <button
          type="button"
          className={buttonClass({ variant: problem.kind === 'company-lost' ? 'line' : 'ink' })}
          onClick={close}
        >
          {t('problem.close')}
        </button>
      </div>
    </NoticeDialog>
  )
}

/** Guests never act for a company: their pages do without it. What goes wrong on the way is the next notice. */
function toOwnAccount() {
  import('../features/account/switch-account').then(({ actFor }) => actFor(null)).catch(() => {})
}

/** A new document without a session: nothing of the member's page stays, and the reason is told on the next one. */
function startOver(reason: string) {
  keepFarewell(reason)
  const target = redirectFor(location.pathname, false)
  if (target) location.assign(target)
  else location.reload()
}
