import { links } from '../../lib/links'
import { useWords } from '../../lib/words'
import { TurnTo } from './turn-to'

/** Nobody has registered with this number: it is kept for the form that does. */
export function UnknownNumber({ mobile }: { mobile: string }) {
  const t = useWords('passport')
  return (
    <TurnTo
      title={t('login.unknown.title', { mobile })}
      to={links.register}
      action={t('login.unknown.action')}
    >
      {t('login.unknown.text')}
    </TurnTo>
  )
}
