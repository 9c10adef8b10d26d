// A page whose scripts fail, or take longer than two minutes, is given up with a retry button instead of waiting for ever.
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { useWords } from '../lib/words'
import { buttonClass } from '../ui/button-class'
import { NoticeDialog } from './notice-dialog'

const loadTimeoutMilliseconds = 120_000

export function LoadWatch() {
  const t = useWords('shell')
  const { state, location } = useNavigation()
  const [hasFailed, setHasFailed] = useState(false)
  const target = state === 'loading' && location ? location.pathname + location.search : undefined

  useEffect(() => {
    // Tells the boot script that the page's own scripts have arrived.
    ;(window as { __started?: boolean }).__started = true
    // Listens all the time: a script can fail before the navigation that wants it has been drawn.
    const fail = () => setHasFailed(true)
    window.addEventListener('route-load-error', fail)
    return () => window.removeEventListener('route-load-error', fail)
  }, [])
  useEffect(() => {
    if (target === undefined) return
    const timer = setTimeout(() => setHasFailed(true), loadTimeoutMilliseconds)
    return () => clearTimeout(timer)
  }, [target])

  if (!hasFailed || target === undefined) return null
  return (
    <NoticeDialog title={t('load.title')} onClose={() => setHasFailed(false)}>
      <p className="text-soft">{t('load.text')}</p>
      <a className={buttonClass({ variant: 'ink' })} href={target}>
        {t('load.retry')}
      </a>
    </NoticeDialog>
  )
}
