import { useWords } from '../../lib/words'
import { ErrorState } from '../../ui/error-state'

interface UnreachableProps {
  isRetrying: boolean
  onRetry: () => void
  heading?: 'h1' | 'h2'
}

export function Unreachable({ isRetrying, onRetry, heading = 'h1' }: UnreachableProps) {
  const t = useWords('operator')
  return (
    <ErrorState
      heading={heading}
      title={t('unreachable.title')}
      retryLabel={t('retry')}
      retrying={isRetrying}
      onRetry={onRetry}
      className="py-24"
    >
      {t('unreachable.text')}
    </ErrorState>
  )
}
