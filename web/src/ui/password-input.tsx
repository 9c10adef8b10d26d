import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { IconButton } from './icon-button'
import { TextInput, type TextInputProps } from './text-input'

type PasswordInputProps = Omit<TextInputProps, 'type' | 'end'> & { showLabel: string; hideLabel: string }

export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const toggle = (
    <IconButton label={shown ? hideLabel : showLabel} aria-pressed={shown} onClick={() => setShown(!shown)}>
      {shown ? <EyeOff /> : <Eye />}
    </IconButton>
  )
  return (
    <TextInput
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      end={toggle}
    />
  )
}
