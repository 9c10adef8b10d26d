import Check from 'lucide-react/icons/check'
import { clock } from '../../../../features/materials/player/clock'
import { useOpenDraft } from '../../../../features/works/draft/draft-context'
import type { FollowedReason } from '../../../../features/works/reasons/followed-reasons'
import { useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'
import { AnswerField } from './answer-field'

/** What a reviewer found, each with the way to its field, what has become of it, and room for an answer. */
export function ReasonEntries({ onGo }: { onGo: (key: string) => void }) {
  const t = useWords('publish')
  const { state, reasons } = useOpenDraft()
  const { note_to_reviewer: note, can } = state.work
  if (reasons.length === 0) return null
  return (
    <section className="pb-3">
      <h3 className="font-sans text-sm font-semibold tracking-normal text-accent">{t('missing.reasons')}</h3>
      <ul>
        {reasons.map(reason => (
          <li key={reason.key} className="border-b border-line py-2 last:border-b-0">
            <Entry reason={reason} onGo={onGo} />
            {(can.answer || reason.answer) && (
              <AnswerField
                reasonKey={reason.key}
                answer={reason.answer}
                label={t('reason.answer')}
                isReadOnly={!can.answer}
              />
            )}
          </li>
        ))}
      </ul>
      {(can.answer || note) && (
        <AnswerField reasonKey={null} answer={note} label={t('reason.note')} isReadOnly={!can.answer} />
      )}
    </section>
  )
}

function Entry({ reason, onGo }: { reason: FollowedReason; onGo: (key: string) => void }) {
  const t = useWords('publish')
  const { state, second, text, place } = reason
  const isOpen = state === 'open'
  return (
    <button
      type="button"
      onClick={() => onGo(place)}
      className="flex min-h-10 w-full gap-2.5 py-1 text-left underline-offset-4 hover:underline"
    >
      <span
        aria-hidden="true"
        className={cx(
          'mt-1 grid size-4 shrink-0 place-items-center rounded-full border-2',
          isOpen ? 'border-accent' : 'border-river bg-river text-river-ink',
        )}
      >
        {!isOpen && <Check className="size-3 stroke-3" />}
      </span>
      <span className="min-w-0 flex-1">
        {second !== null && <span className="num mr-1.5 font-semibold text-accent">{clock(second)}</span>}
        {text}{' '}
        <span className={cx('block text-sm', isOpen ? 'text-accent' : 'text-river')}>
          {t(`reason.state.${state}`)}
        </span>
      </span>
    </button>
  )
}
