import { useNavigate } from 'react-router'
import type { Material } from '#contract/works/material'
import type { Work } from '#contract/works/work'
import { submitSupplement } from '#contract/works/work-calls'
import { useUploads } from '../../../../features/materials/uploads/use-uploads'
import { useOpenDraft } from '../../../../features/works/draft/draft-context'
import { useAskAboutOpen } from '../../../../features/works/reasons/use-ask-about-open'
import { useMoveWork } from '../../../../features/works/use-move-work'
import { groupOf } from '../../../../features/works/work-groups'
import { useWorkTitle } from '../../../../features/works/work-labels'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { useToast } from '../../../../ui/toast'
import { settleWorks } from '../../works/actions/settle-works'
import { useDeeds } from '../../works/actions/use-deeds'
import { addedFiles } from './absent'

type SendBarProps = { work: Work; released: readonly Material[]; materials: readonly Material[] }

/** Along the lower edge: how much was added, and the way to the reviewers. */
export function SendBar({ work, released, materials }: SendBarProps) {
  const t = useWords('works')
  const toast = useToast()
  const navigate = useNavigate()
  const titleOf = useWorkTitle()
  const supplement = useOpenDraft().state.work
  const { move, isMoving } = useMoveWork()
  const { start, dialogs } = useDeeds()
  const { ask, dialog } = useAskAboutOpen()
  const { can, id } = supplement
  const uploads = useUploads(id)
  const added = addedFiles(released, supplement.tracks, materials)
  const isChecking =
    uploads.length > 0 || added.some(({ state }) => state === 'waiting' || state === 'checking')
  const title = titleOf(work.kind, work.details.title)

  const send = () => {
    if (added.length === 0 || isChecking) {
      return toast({ tone: 'accent', title: t(isChecking ? 'add.stillChecking' : 'add.nothingYet') })
    }
    ask(() =>
      move(submitSupplement, {}, async () => {
        toast({ tone: 'river', title: t('add.sent') })
        await settleWorks([work.id, id])
        await navigate(links.work(work.id))
      }),
    )
  }

  return (
    <>
      {can.discard && (
        <div className="mt-6 flex justify-end">
          <Button variant="quiet" onClick={() => start({ deed: 'discard', id, title })}>
            {t('deed.discard')}
          </Button>
        </div>
      )}
      <section
        aria-label={t('add.bar')}
        data-bottom-bar="always"
        className="sticky bottom-[calc(var(--demo-phone,0px)+0.75rem)] z-10 mt-6 flex items-center gap-3 rounded-card border border-line bg-raised px-4 py-2.5 shadow-lift"
      >
        <p role="status" className="min-w-0 flex-1 font-semibold">
          {statusText()}
        </p>
        {can.recall && (
          <Button onClick={() => start({ deed: 'recall', id, title, goOnAt: links.addMaterial(work.id) })}>
            {t('deed.recall')}
          </Button>
        )}
        {can.submit_supplement && (
          <Button variant="main" loading={isMoving} onClick={send}>
            {t('add.send')}
          </Button>
        )}
      </section>
      {dialogs}
      {dialog}
    </>
  )

  function statusText(): string {
    if (!can.submit_supplement) return t(`status.${groupOf(supplement.status)}`)
    if (isChecking) return t('add.stillChecking')
    if (added.length === 0) return t('add.nothingYet')
    return t('add.added', { count: added.length })
  }
}
