import { formatMoment } from '../../../lib/format'
import { useWords } from '../../../lib/words'
import { Notice } from '../../../ui/notice'
import type { OpenedCheck } from '../staff-queries'
import { fieldLabel } from './fields'

/** What came of it: by whom, when, and why. */
export function Decided({ check }: { check: OpenedCheck }) {
  const t = useWords('operator')
  return (
    <Notice tone={check.state === 'approved' ? 'river' : 'accent'} title={t(`state.${check.state}`)}>
      <p className="num">
        {formatMoment(check.decided_at)} · {check.decided_by}
      </p>
      {check.reasons.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {check.reasons.map(({ field, text }) => (
            <li key={`${field} ${text}`}>
              <span className="font-semibold text-ink">{fieldLabel(t, field)}</span> {text}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
