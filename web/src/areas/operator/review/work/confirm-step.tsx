import { clock } from '../../../../features/materials/player/clock'
import { useReasonLabel } from '../../../../features/works/reasons/use-reason-label'
import { useWords } from '../../../../lib/words'
import { ConfirmDialog } from '../../../../ui/confirm-dialog'
import { useDesk } from './desk-context'
import { type Steps, stepKeys } from './use-steps'

/** Says what will happen, and to a member what they will read. */
export function ConfirmStep({ steps, isOn }: { steps: Steps; isOn: boolean }) {
  const t = useWords('review')
  const { review, reasons } = useDesk()
  const labelOf = useReasonLabel(review.work)
  const { asked } = steps
  const { stage, work } = review
  const name = asked === 'pass' && stage === 'rights' ? 'passRights' : (asked ?? 'pass')
  const isRevision = work.revision_of !== null
  const means = name === 'passRights' && isRevision ? 'means.passRevision' : `means.${name as 'pass'}`
  return (
    <ConfirmDialog
      open={asked !== undefined}
      onOpenChange={open => !open && steps.cancel()}
      title={t(`ask.${name as 'pass'}`, { title: work.details.title })}
      confirmLabel={t(`step.${name as 'pass'}`)}
      cancelLabel={t('dialog.back')}
      danger={asked === 'reject'}
      good={asked === 'pass'}
      busy={steps.doing !== undefined}
      onConfirm={steps.confirm}
    >
      <p>{t(means as 'means.pass')}</p>
      {asked === 'reject' && (
        <ul className="mt-2 grid max-h-60 gap-1.5 overflow-y-auto">
          {reasons.list.map(({ key, field, second, text }) => (
            <li key={key} className="[overflow-wrap:anywhere]">
              <span className="font-semibold text-ink">
                {labelOf(field) ?? field}
                {second !== null && <span className="num"> {clock(second)}</span>}
              </span>{' '}
              {text}
            </li>
          ))}
        </ul>
      )}
      {asked && isOn && (
        <p className="mt-3 text-sm">{t('ask.again', { key: stepKeys[asked].toUpperCase() })}</p>
      )}
    </ConfirmDialog>
  )
}
