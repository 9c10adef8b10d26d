import { type ReactNode, useRef } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useWords } from '../../lib/words'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { TextInput } from '../../ui/text-input'
import { tidied, tidyCode } from '../forms/tidied'
import { announceCode } from './code-sent'
import type { Sending } from './use-sending'

type CodeEntryProps = {
  sending: Sending
  hint: ReactNode
  /** Where it goes, as it is typed so far. */
  target: string | undefined
  /** Whether a code can be sent there; shows at its field why not. */
  check?: () => Promise<boolean>
  registration: UseFormRegisterReturn
  error?: ReactNode
  label?: string
  onSent?: () => void
}

/** Where a one-time code is typed, and the button that has it sent. */
export function CodeEntry(props: CodeEntryProps) {
  const { sending, hint, target, check, registration, error, label, onSent } = props
  const t = useWords('shell')
  const { send, isSending, secondsLeft, sentTo, problem, forgetProblem } = sending
  const input = useRef<HTMLInputElement>(null)
  const { ref, ...rest } = tidied(registration, tidyCode)

  async function ask() {
    if (check && !(await check())) return
    if (!(await send())) return
    input.current?.focus()
    announceCode()
    onSent?.()
  }

  return (
    <Field label={label ?? t('code.label')} hint={hint} error={problem ?? error} required>
      <div className="flex gap-2">
        <TextInput
          {...rest}
          onInput={forgetProblem}
          // Nothing is wrong with a code that is still on its way.
          onBlur={event => (event.target.value === '' ? undefined : rest.onBlur(event))}
          ref={node => {
            ref(node)
            input.current = node
          }}
          inputMode="numeric"
          autoComplete="one-time-code"
          className="num min-w-0"
          data-code-to={target}
        />
        <Button
          className="num min-w-36 shrink-0 px-4! aria-disabled:text-faint aria-disabled:hover:border-line"
          loading={isSending}
          // Not disabled: that would drop the keyboard's place.
          aria-disabled={secondsLeft > 0 || undefined}
          onClick={secondsLeft > 0 ? undefined : ask}
        >
          {secondsLeft > 0
            ? t('code.wait', { seconds: secondsLeft })
            : t(sentTo ? 'code.resend' : 'code.send')}
        </Button>
      </div>
    </Field>
  )
}
