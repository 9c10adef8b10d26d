// The one modal for calls that failed: the server's words, or "system error", or the error notice of a broken connection.
import { lazy, Suspense, useEffect, useState } from 'react'
import type { Account } from '../features/account/account-queries'
import { keepFarewell } from '../lib/farewell'
import { redirectFor } from '../lib/guard'
import { links } from '../lib/links'
import { onProblem, type Problem } from '../lib/problems'
import { forgetSession } from '../lib/session'
import { useWords } from '../lib/words'
import { buttonClass } from '../ui/button-class'
import { NoticeDialog } from './notice-dialog'

/** Only a member's page needs it: it brings the login form along. */
const LogInAgain = lazy(async () => ({ default: (await import('./log-in-again')).LogInAgain }))

export function ProblemNotice() {
  const t = useWords('shell')
  const [problem, setProblem] = useState<Problem>()
  const [loggedOut, setLoggedOut] = useState<Account>()
  useEffect(
    () =>
      onProblem(next => {
        if (next.kind !== 'session-ended') return setProblem(next)
        void endSession(t('problem.sessionEnded')).then(setLoggedOut)
      }),
    [t],
  )
  if (loggedOut) {
    return (
      <Suspense>
        <LogInAgain member={loggedOut} onClose={() => setLoggedOut(undefined)} />
      </Suspense>
    )
  }
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

/** Answers whose page it is, where somebody may be in the middle of something. Otherwise a new document says why. */
async function endSession(reason: string): Promise<Account | undefined> {
  const isOpen = redirectFor(location.pathname, false) === undefined
  const member = isOpen ? undefined : (await import('./log-in-again')).memberHere()
  if (member) return member
  forgetSession({ keepsUnsent: true })
  keepFarewell(reason)
  if (isOpen) location.reload()
  else location.assign(links.loginFor(location.pathname + location.search + location.hash))
}
