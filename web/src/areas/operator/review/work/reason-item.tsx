import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { clock } from '../../../../features/materials/player/clock'
import { useWords } from '../../../../lib/words'
import { Field } from '../../../../ui/field'
import { IconButton } from '../../../../ui/icon-button'
import { TextArea } from '../../../../ui/text-area'
import { useDesk } from './desk-context'
import type { FoundReason } from './kept-reasons'

type ReasonItemProps = {
  reason: FoundReason
  label: string
  /** Back to what it speaks of. */
  onLeave: () => void
}

/** One reason: one of the library's, or words of one's own. The member reads exactly this. */
export function ReasonItem({ reason, label, onLeave }: ReasonItemProps) {
  const t = useWords('review')
  const { reasons } = useDesk()
  const { key, second, text, libraryId } = reason
  const input = useRef<HTMLTextAreaElement>(null)
  const opened = reasons.opened?.key === key ? reasons.opened.turn : undefined
  useEffect(() => {
    if (opened !== undefined) input.current?.focus()
  }, [opened])
  const remove = () => {
    reasons.remove(key)
    onLeave()
  }
  return (
    <div className="rounded-control border-l-3 border-accent bg-accent-wash p-3 pl-4">
      <Field
        label={
          <>
            {label}
            {second !== null && <span className="num ml-2 text-accent">{clock(second)}</span>}
          </>
        }
        aside={
          <IconButton label={t('reasons.remove', { field: label })} size="small" onClick={remove}>
            <X />
          </IconButton>
        }
      >
        <TextArea
          ref={input}
          rows={2}
          maxLength={1000}
          value={text}
          placeholder={t('reasons.ownWords')}
          onChange={event => reasons.write(key, { text: event.target.value, libraryId: null })}
          onKeyDown={event => event.key === 'Escape' && onLeave()}
        />
      </Field>
      {libraryId !== null && <p className="mt-1 text-sm text-soft">{t('reasons.fromLibrary')}</p>}
    </div>
  )
}
