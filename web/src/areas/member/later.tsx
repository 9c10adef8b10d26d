import { useLocation } from 'react-router'
import { links } from '../../lib/links'
import { useRootData } from '../../lib/root-data'
import { screenAt } from '../../lib/screens'
import { useWords } from '../../lib/words'
import type { AreaWords } from '../../messages/areas'
import { ButtonLink } from '../../ui/button-link'
import { EmptyState } from '../../ui/empty-state'

type LaterWords = Extract<keyof AreaWords['member'], `later.${string}`>

/** A screen whose module is not connected yet: says what it will do and where to go meanwhile. */
export function Later({ what }: { what: LaterWords }) {
  const t = useWords('member')
  const { words } = useRootData()
  const title = screenAt(useLocation().pathname)?.title as keyof AreaWords['shell']
  return (
    <div className="page py-10">
      <h1 className="text-2xl">{words[title]}</h1>
      <EmptyState
        title={t(what)}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink to={links.publish} variant="ink">
              {t('later.back')}
            </ButtonLink>
            <ButtonLink to={links.memberQuestion} variant="line">
              {t('later.ask')}
            </ButtonLink>
          </div>
        }
      >
        {t('later.text')}
      </EmptyState>
    </div>
  )
}
