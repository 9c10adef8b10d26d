import { useWords } from '../../lib/words'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'

type KeptNumberProps = { label: string; number: string; onChange: () => void }

/** The number of the try before, which nobody found wrong: there, and not to be typed again. */
export function KeptNumber({ label, number, onChange }: KeptNumberProps) {
  const t = useWords('passport')
  return (
    <Field label={label} hint={t('identity.keptHint')} group>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <span className="num">{number}</span>
        <Button size="small" onClick={onChange}>
          {t('identity.changeNumber')}
        </Button>
      </div>
    </Field>
  )
}
