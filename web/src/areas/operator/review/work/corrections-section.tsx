import { clock } from '../../../../features/materials/player/clock'
import { useSideWords } from '../../../../features/works/diff/change-rows'
import { type FollowedReason, followReasons } from '../../../../features/works/reasons/followed-reasons'
import { useReasonLabel } from '../../../../features/works/reasons/use-reason-label'
import { useWords } from '../../../../lib/words'
import { Badge, type Tone } from '../../../../ui/badge'
import { Card } from '../../../../ui/card'
import { ComparedFile } from './compared-file'
import { useDesk } from './desk-context'

const tones: Record<FollowedReason['state'], Tone> = {
  open: 'accent',
  answered: 'amber',
  replaced: 'river',
  changed: 'river',
}

/** What the last reviewer found, what its member did or says about it, and both versions beside each other. */
export function CorrectionsSection() {
  const t = useWords('review')
  const { review } = useDesk()
  const { work, materials } = review
  if (work.reasons.length === 0) return null
  const reasons = followReasons(work, work, materials)
  return (
    <Card
      id="corrections"
      data-section
      title={t('corrections.title', { count: reasons.length })}
      detail={t('corrections.lead')}
      className="scroll-mt-4"
    >
      {work.note_to_reviewer && <Said label={t('corrections.note')} text={work.note_to_reviewer} />}
      <ol className="mt-2">
        {reasons.map(reason => (
          <Correction key={reason.key} reason={reason} />
        ))}
      </ol>
    </Card>
  )
}

function Correction({ reason }: { reason: FollowedReason }) {
  const t = useWords('review')
  const { review } = useDesk()
  const labelOf = useReasonLabel(review.work)
  const { state, field, second, text, answer } = reason
  return (
    <li className="border-t border-line py-4 first:border-t-0">
      <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
        <span>{labelOf(field)}</span>
        {second !== null && <span className="num font-semibold text-accent">{clock(second)}</span>}
        <Badge tone={tones[state]}>{t(`corrections.${state}`)}</Badge>
      </p>
      <p className="mt-1 [overflow-wrap:anywhere]">{text}</p>
      {answer && <Said label={t('corrections.answer')} text={answer} />}
      {state === 'changed' && <Changed field={field} />}
      {state === 'replaced' && <ComparedFile reason={reason} />}
    </li>
  )
}

function Said({ label, text }: { label: string; text: string }) {
  return (
    <blockquote className="mt-2 rounded-control bg-river-wash px-3.5 py-2.5">
      <span className="block text-sm text-soft">{label}</span>
      <span className="[overflow-wrap:anywhere] whitespace-pre-line">{text}</span>
    </blockquote>
  )
}

function Changed({ field }: { field: string }) {
  const t = useWords('review')
  const { review, changes } = useDesk()
  const sayValue = useSideWords(review.channels)
  const change = changes.at(field)
  if (!change) return null
  const name = field.replace(/^tracks\.\d+\./, '')
  return (
    <dl className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2">
      {(['before', 'after'] as const).map(side => (
        <div key={side} className="min-w-0">
          <dt className="text-sm text-soft">{t(side === 'before' ? 'earlier.before' : 'earlier.now')}</dt>
          <dd className="[overflow-wrap:anywhere]">{sayValue(name, change[side])}</dd>
        </div>
      ))}
    </dl>
  )
}
