import { languages } from '#contract/language'
import type { ReviewReason } from '#contract/review/reason-calls'
import { useLanguage, useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'

type ReasonRowProps = { reason: ReviewReason; onEdit: () => void; onRemove: () => void }

/** Both languages beside each other: what one member reads, and what another does. */
export function ReasonRow({ reason, onEdit, onRemove }: ReasonRowProps) {
  const t = useWords('review')
  const language = useLanguage()
  const own = reason.title[language]
  return (
    <li className="grid gap-3 border-b border-line py-4 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-x-8 gap-y-3 md:grid-cols-2">
        {languages.map(spoken => (
          <div key={spoken} lang={spoken} className="min-w-0 [overflow-wrap:anywhere]">
            <h3 className="font-sans text-base font-semibold tracking-normal">{reason.title[spoken]}</h3>
            <p className="whitespace-pre-line text-soft">{reason.text[spoken]}</p>
          </div>
        ))}
      </div>
      <div className="flex flex-wrap items-start gap-2 lg:justify-end">
        <span className="num flex min-h-9 items-center text-sm text-soft lg:w-full lg:justify-end">
          {t('library.uses', { count: reason.uses })}
        </span>
        <Button size="small" onClick={onEdit} aria-label={t('library.editOf', { title: own })}>
          {t('library.edit')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          onClick={onRemove}
          aria-label={t('library.removeOf', { title: own })}
        >
          {t('library.remove')}
        </Button>
      </div>
    </li>
  )
}
