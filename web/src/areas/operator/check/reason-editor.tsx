import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { Field } from '../../../ui/field'
import { IconButton } from '../../../ui/icon-button'
import { TextArea } from '../../../ui/text-area'
import { cannedReasons, fieldLabel } from './fields'
import type { Reason, Reasons } from './use-reasons'

/** One reason: a usual one to pick, or words of one's own. The member reads exactly this. */
export function ReasonEditor({ reason, reasons }: { reason: Reason; reasons: Reasons }) {
  const t = useWords('operator')
  const { field, text } = reason
  const label = fieldLabel(t, field)
  const input = useRef<HTMLTextAreaElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <div className="rounded-control border-l-3 border-accent bg-accent-wash p-3 pl-4">
      <Field
        label={label}
        aside={
          <IconButton
            label={t('decide.remove', { field: label })}
            size="small"
            onClick={() => reasons.remove(field)}
          >
            <X />
          </IconButton>
        }
      >
        <div className="flex flex-wrap gap-1.5">
          {cannedReasons(field).map(key => (
            <Button
              key={key}
              size="small"
              aria-pressed={text === t(key)}
              onClick={() => reasons.write(field, t(key))}
              className="whitespace-normal aria-pressed:border-ink"
            >
              {t(key)}
            </Button>
          ))}
        </div>
        <TextArea
          ref={input}
          rows={2}
          maxLength={500}
          value={text}
          placeholder={t('decide.ownWords')}
          onChange={event => reasons.write(field, event.target.value)}
        />
      </Field>
    </div>
  )
}
