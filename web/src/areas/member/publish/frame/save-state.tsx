import { useOpenDraft } from '../../../../features/works/draft/draft-context'
import type { DraftState } from '../../../../features/works/draft/draft-state'
import { useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'

type Look = 'settled' | 'moving' | 'trouble'

const looks: Record<Look, string> = { settled: 'text-river', moving: 'text-soft', trouble: 'text-accent' }

/** Whether what is on the screen is safe. Only trouble is spoken aloud: nobody wants to hear "saved" after each word. */
export function SaveState() {
  const { state, isReadOnly } = useOpenDraft()
  const { look, text } = useSaving(state, isReadOnly)
  const isTrouble = look === 'trouble'
  return (
    <p className={cx('flex min-h-5.5 items-center gap-2 text-sm font-semibold', looks[look])}>
      <span
        aria-hidden="true"
        className={cx(
          'size-2 shrink-0 rounded-full',
          look === 'moving' ? 'border-2 border-current' : 'bg-current',
        )}
      />
      <span aria-hidden={isTrouble || undefined}>{text}</span>
      <span role="status" className="sr-only">
        {isTrouble && text}
      </span>
    </p>
  )
}

function useSaving({ saving, clashes, work }: DraftState, isReadOnly: boolean): { look: Look; text: string } {
  const t = useWords('publish')
  if (isReadOnly && work.can.change_scope) return { look: 'settled', text: t('save.toSign') }
  if (isReadOnly && !work.can.choose_scope) return { look: 'settled', text: t('save.readOnly') }
  if (saving.kind === 'unreached') return { look: 'trouble', text: t('save.unreached') }
  if (saving.kind === 'refused') return { look: 'trouble', text: t('save.refused', { why: saving.message }) }
  if (clashes.length > 0) return { look: 'trouble', text: t('save.changedElsewhere') }
  if (saving.kind !== 'saved') return { look: 'moving', text: t('save.saving') }
  if (saving.at === null) return { look: 'settled', text: t('save.asYouGo') }
  return { look: 'settled', text: t('save.saved', { time: timeOf(saving.at) }) }
}

function timeOf(moment: string): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const date = new Date(moment)
  return `${two(date.getHours())}:${two(date.getMinutes())}`
}
