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
  const [missing, setMissing] = useState<string>()
  const target = state === 'loading' ? location?.pathname + (location?.search ?? '') : undefined

  useEffect(() => {
    // Tells the boot script that the page's own scripts have arrived.
    ;(window as { __started?: boolean }).__started = true
  }, [])
  useEffect(() => {
    if (target === undefined) return
    const giveUp = () => setMissing(target)
    const timer = setTimeout(giveUp, loadTimeoutMilliseconds)
    window.addEventListener('route-load-error', giveUp)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('route-load-error', giveUp)
    }
  }, [target])

  if (missing === undefined) return null
  return (
    <NoticeDialog title={t('load.title')} onClose={() => setMissing(undefined)}>
      <p className="text-soft">{t('load.text')}</p>
      <a className={buttonClass({ variant: 'ink' })} href={missing}>
        {t('load.retry')}
      </a>
    </NoticeDialog>
  )
}
