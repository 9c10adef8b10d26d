import Flag from 'lucide-react/icons/flag'
import { useWords } from '../../../lib/words'
import { cx } from '../../../ui/class-names'
import { IconButton } from '../../../ui/icon-button'
import { fieldLabel } from './fields'
import type { Reasons } from './use-reasons'

/** Points at what is wrong; a reason for it opens below. */
export function MarkButton({ field, reasons }: { field: string; reasons: Reasons }) {
  const t = useWords('operator')
  const isMarked = reasons.isMarked(field)
  return (
    <IconButton
      label={t('check.mark', { field: fieldLabel(t, field) })}
      aria-pressed={isMarked}
      size="small"
      onClick={() => reasons.toggle(field)}
      className="aria-pressed:bg-accent-wash aria-pressed:text-accent"
    >
      <Flag className={cx(isMarked && 'fill-current')} />
    </IconButton>
  )
}
