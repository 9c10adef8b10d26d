import { useWords } from '../../../lib/words'
import { Segmented } from '../../../ui/segmented'

type YesNoProps = {
  value: boolean | null
  onChange: (value: boolean) => void
  labels?: { yes: string; no: string }
}

/** A question that may still be open: neither is chosen then. */
export function YesNo({ value, onChange, labels }: YesNoProps) {
  const t = useWords('works')
  const { yes, no } = labels ?? { yes: t('value.yes'), no: t('value.no') }
  return (
    <Segmented
      className="self-start"
      value={value === null ? '' : value ? 'yes' : 'no'}
      onChange={next => onChange(next === 'yes')}
      segments={[
        { value: 'no', label: no },
        { value: 'yes', label: yes },
      ]}
    />
  )
}
