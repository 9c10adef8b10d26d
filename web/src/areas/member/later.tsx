import { Link, useLocation } from 'react-router'
import { links } from '../../lib/links'
import { useRootData } from '../../lib/root-data'
import { screenAt } from '../../lib/screens'
import { useWords } from '../../lib/words'
import type { AreaWords } from '../../messages/areas'
import { buttonClass } from '../../ui/button-class'
import { EmptyState } from '../../ui/empty-state'

type LaterWords = Extract<keyof AreaWords['member'], `later.${string}`>

/** A screen whose module is not connected yet: says what it will do and where to go meanwhile. */
export function Later({ what, isInside = false }: { what: LaterWords; isInside?: boolean }) {
  const t = useWords('member')
  const { words } = useRootData()
  const title = screenAt(useLocation().pathname)?.title as keyof AreaWords['shell']
  return (
    <div className={isInside ? '' : 'page py-10'}>
      <h1 className="text-2xl">{words[title]}</h1>
      <EmptyState
        title={t(what)}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Link to={links.publish} className={buttonClass({ variant: 'ink' })}>
              {t('later.back')}
            </Link>
            <Link to={links.memberQuestion} className={buttonClass({ variant: 'line' })}>
              {t('later.ask')}
            </Link>
          </div>
        }
      >
        {t('later.text')}
      </EmptyState>
    </div>
  )
}
