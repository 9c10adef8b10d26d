import type { ApiKey } from '#contract/api-keys/calls'
import { formatDate, formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import { Button } from '../../../../ui/button'

/** What it is good for, until when, and when it was last heard of. */
export function KeyRow({ apiKey, onEnd }: { apiKey: ApiKey; onEnd: () => void }) {
  const t = useWords('member')
  const { name, hint, scopes, state, expires_at, last_used_at, ended_at, ended_because } = apiKey
  const isOpen = state === 'open'
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line py-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className={isOpen ? 'font-semibold' : 'font-semibold text-soft'}>
          <span className="break-words">{name}</span>
          {!isOpen && (
            <Badge tone="neutral" className="ml-2">
              {t(`keys.state.${state}`)}
            </Badge>
          )}
        </p>
        <p className="num text-sm text-soft">
          <code lang="en">{hint}</code>
          {' · '}
          {ended_because
            ? t(`keys.ended.${ended_because}`, { day: formatDate(ended_at) })
            : t(isOpen ? 'keys.until' : 'keys.ranOut', { day: formatDate(expires_at) })}
          {' · '}
          {last_used_at ? t('keys.used', { time: formatMoment(last_used_at) }) : t('keys.unused')}
        </p>
        <ul className="mt-2 flex flex-wrap gap-1.5">
          {scopes.map(scope => (
            <li key={scope}>
              <Badge tone={isOpen ? 'river' : 'neutral'}>{t(`keys.scope.${scope}`)}</Badge>
            </li>
          ))}
        </ul>
      </div>
      {isOpen && (
        <Button size="small" aria-label={t('keys.endName', { name })} onClick={onEnd}>
          {t('keys.end')}
        </Button>
      )}
    </li>
  )
}
