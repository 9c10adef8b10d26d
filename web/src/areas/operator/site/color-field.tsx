import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { Field } from '../../../ui/field'
import { TextInput } from '../../../ui/text-input'

const usual = { accent: '#c8371f', river: '#0e5a52' } as const
const isColor = (value: string | null): value is string => value !== null && /^#[0-9a-f]{6}$/i.test(value)

interface ColorFieldProps {
  token: keyof typeof usual
  value: string | null
  onChange: (value: string | null) => void
  error?: string
}

/** Chosen by eye or typed; empty is the usual one. */
export function ColorField({ token, value, onChange, error }: ColorFieldProps) {
  const t = useWords('site')
  const wrong = value !== null && !isColor(value) ? t('color.wrong') : error
  return (
    <Field label={t(`color.${token}`)} hint={t('color.hint')} error={wrong}>
      <div className="flex gap-2">
        <input
          type="color"
          aria-label={t('color.choose', { name: t(`color.${token}`) })}
          value={isColor(value) ? value : usual[token]}
          onChange={event => onChange(event.target.value)}
          className="size-11 shrink-0 rounded-control border border-edge bg-surface p-1"
        />
        <TextInput
          value={value ?? ''}
          placeholder={usual[token]}
          maxLength={7}
          className="num"
          onChange={event => onChange(event.target.value.trim() || null)}
        />
        {value !== null && (
          <Button size="small" variant="quiet" onClick={() => onChange(null)}>
            {t('color.usual')}
          </Button>
        )}
      </div>
    </Field>
  )
}
