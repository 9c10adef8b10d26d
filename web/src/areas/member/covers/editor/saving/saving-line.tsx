import { useLanguage, useWords } from '../../../../../lib/words'
import type { DesignKeeper } from './design-keeper'
import { useKeeperState } from './use-keeper'

/** Whether everything is safe, in a few words beside the name. */
export function SavingLine({ keeper }: { keeper: DesignKeeper }) {
  const t = useWords('cover-editor')
  const language = useLanguage()
  const { step, savedAt, message } = useKeeperState(keeper)
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(
    new Date(savedAt),
  )
  if (step === 'refused') return <span className="text-accent">{message}</span>
  if (step === 'unreached') return <span className="text-amber">{t('saving.unreached')}</span>
  if (step === 'conflict') return <span className="text-amber">{t('saving.conflict')}</span>
  if (step === 'readonly') return <span className="text-amber">{t('saving.readonly')}</span>
  return <span>{step === 'saved' ? t('saving.saved', { time }) : t('saving.saving')}</span>
}
