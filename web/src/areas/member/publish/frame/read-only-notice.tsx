import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { recallWork, reviseWork, saveWork } from '#contract/works/work-calls'
import { useOpenDraft } from '../../../../features/works/draft/draft-context'
import { editorAt, fieldOfReason } from '../../../../features/works/reasons/reason-place'
import { useMoveWork } from '../../../../features/works/use-move-work'
import { useMay } from '../../../../features/works/use-role'
import { groupOf } from '../../../../features/works/work-groups'
import { materialsQuery } from '../../../../features/works/work-queries'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { ButtonLink } from '../../../../ui/button-link'
import { Notice } from '../../../../ui/notice'
import { focusPage } from '../../use-arrival-focus'
import type { Step } from './step-frame'

/** Why nothing can be changed here now, and what can be done about it. Step 3 is not over while its scope is chosen or signed. */
export function ReadOnlyNotice({ step }: { step: Step }) {
  const t = useWords('publish')
  const { state, isReadOnly } = useOpenDraft()
  const { work, hasStranded } = state
  const mayChange = useMay(saveWork)
  const isGoingOn = step === 3 && (work.can.choose_scope || work.can.change_scope) && !hasStranded
  if (!isReadOnly || isGoingOn) return null
  const group = groupOf(work.status)
  const why = reasonOf()
  return (
    <Notice
      tone={group === 'rejected' ? 'accent' : 'amber'}
      title={t(`readOnly.${why}`)}
      action={<WaysOn />}
      className="px-5! py-4!"
    >
      <p>{t(`readOnlyText.${why}`)}</p>
      {group === 'rejected' && (
        <ul className="mt-1 list-disc pl-5">
          {work.reasons.map(({ field, text }) => (
            <li key={`${field} ${text}`}>{text}</li>
          ))}
        </ul>
      )}
      {hasStranded && <p className="mt-2 font-semibold text-ink">{t('readOnly.stranded')}</p>}
    </Notice>
  )

  function reasonOf() {
    if (work.deleted_at !== null) return 'bin'
    if (!mayChange || group === 'information') return 'role'
    if (group === 'review' && !work.can.recall) return 'claimed'
    return group
  }
}

function WaysOn() {
  const t = useWords('publish')
  const navigate = useNavigate()
  const { work } = useOpenDraft().state
  const { move, isMoving } = useMoveWork()
  const { can } = work
  const { data: files = [] } = useQuery(materialsQuery(work.id))
  return (
    <>
      {can.choose_scope || can.change_scope ? (
        <ButtonLink to={links.step(3, work.id)} variant="ink" size="small">
          {t('readOnly.toScope')}
        </ButtonLink>
      ) : null}
      {can.recall && (
        <Button size="small" loading={isMoving} onClick={() => void move(recallWork, {}, focusPage)}>
          {t('readOnly.recall')}
        </Button>
      )}
      {can.revise && (
        <Button
          variant="ink"
          size="small"
          loading={isMoving}
          onClick={() =>
            void move(reviseWork, {}, () => {
              const [first] = work.reasons
              if (first) void navigate(editorAt(work, fieldOfReason(first.field, files)))
            })
          }
        >
          {t('readOnly.revise')}
        </Button>
      )}
      <ButtonLink to={links.work(work.id)} size="small">
        {t('readOnly.toWork')}
      </ButtonLink>
    </>
  )
}
