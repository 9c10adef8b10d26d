import { useState } from 'react'
import type { CredentialName } from '#contract/distribution/channel-calls'
import { useLanguage, useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Field } from '../../../../ui/field'
import { PasswordInput } from '../../../../ui/password-input'
import { TextArea } from '../../../../ui/text-area'

interface CredentialFieldProps {
  name: CredentialName
  /** It is there; what it is, nobody is told. */
  isKept: boolean
  /** Undefined: stays as it is. Empty: is forgotten. */
  value: string | undefined
  error?: string
  onChange: (value: string | undefined) => void
}

export function CredentialField({ name, isKept, value, error, onChange }: CredentialFieldProps) {
  const t = useWords('channels')
  const language = useLanguage()
  const [isReplacing, setIsReplacing] = useState(false)
  const label = t(`credential.${name}`)
  const inSentence = language === 'en' ? label.toLowerCase() : label
  const leave = () => {
    onChange(undefined)
    setIsReplacing(false)
  }
  if (isKept && !isReplacing) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div role="status">
          <p className="font-semibold">{label}</p>
          <p className="text-sm text-soft">{t(value === '' ? 'credential.forgotten' : 'credential.kept')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {value === '' ? (
            <Button size="small" onClick={leave}>
              {t('credential.leave', { name: inSentence })}
            </Button>
          ) : (
            <>
              <Button size="small" onClick={() => setIsReplacing(true)}>
                {t('credential.replace', { name: inSentence })}
              </Button>
              <Button size="small" variant="quiet" onClick={() => onChange('')}>
                {t('credential.forget', { name: inSentence })}
              </Button>
            </>
          )}
        </div>
      </div>
    )
  }
  const control = {
    value: value ?? '',
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value || undefined),
  }
  return (
    <Field label={label} hint={hintOf(name, t)} error={error}>
      {name === 'private_key' ? (
        <TextArea {...control} rows={4} maxLength={20_000} className="num" />
      ) : (
        <PasswordInput
          {...control}
          autoComplete="new-password"
          maxLength={500}
          showLabel={t('credential.show')}
          hideLabel={t('credential.hide')}
        />
      )}
      {isKept && (
        <Button size="small" variant="quiet" className="self-start" onClick={leave}>
          {t('credential.leave', { name: inSentence })}
        </Button>
      )}
    </Field>
  )
}

function hintOf(name: CredentialName, t: ReturnType<typeof useWords<'channels'>>) {
  if (name === 'private_key') return t('credential.hintKey')
  return t(name === 'passphrase' ? 'credential.hintPassphrase' : 'credential.hint')
}
