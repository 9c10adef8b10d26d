import type { ComponentProps, ReactNode } from 'react'
import { TextInput } from '../../../ui/text-input'
import { DraftField } from './draft-field'

type DraftTextProps = Omit<ComponentProps<typeof TextInput>, 'onChange' | 'value'> & {
  field: string
  trackId?: number
  value: string
  onChange: (text: string) => void
  label?: string
  hint?: ReactNode
  isRequired?: boolean
  isOptional?: boolean
}

export function DraftText(props: DraftTextProps) {
  const { field, trackId, value, onChange, label, hint, isRequired, isOptional, className, ...input } = props
  return (
    <DraftField {...{ field, trackId, label, hint, isRequired, isOptional, className }}>
      <TextInput
        autoComplete="off"
        value={value}
        onChange={event => onChange(event.target.value)}
        {...input}
      />
    </DraftField>
  )
}
