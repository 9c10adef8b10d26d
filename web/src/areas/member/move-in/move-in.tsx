import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { closeMoveIn, grantMoveInUpload, type MoveIn } from '#contract/move-in/calls'
import { accountQuery, queryClient } from '../../../features/account/account-queries'
import { useOnce } from '../../../features/forms/use-once'
import { useMay } from '../../../features/works/use-role'
import { api } from '../../../lib/api'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { ButtonLink } from '../../../ui/button-link'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { Notice } from '../../../ui/notice'
import { PageHeader } from '../../../ui/page-header'
import { Skeleton } from '../../../ui/skeleton'
import { type StepState, Steps } from '../../../ui/steps'
import { useToast } from '../../../ui/toast'
import { Loaded } from '../loaded'
import { BringFiles } from './bring-files'
import { BringList } from './bring-list'
import { LookAtRows } from './look-at-rows'
import { moveInQuery, refreshMoveIn, refreshParts } from './move-in-queries'
import { useMoveInUploads } from './move-in-uploads'

export function clientLoader() {
  void queryClient.prefetchQuery(moveInQuery)
  void queryClient.prefetchQuery(accountQuery)
  return null
}

export const shouldRevalidate = () => false

/** Three steps on one page. Everything is the server's: a reload, another device or a colleague finds it as it stands. */
export default function MoveInScreen() {
  const t = useWords('move-in')
  const query = useQuery(moveInQuery)
  return (
    <div className="page min-h-[56rem] pb-16">
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <ButtonLink to={links.helpArticle(moveInHelp.id, moveInHelp.tid)} variant="quiet">
              {t('help')}
            </ButtonLink>
            <ButtonLink to={links.works}>{t('toWorks')}</ButtonLink>
          </>
        }
      />
      <div className="mt-8">
        <Loaded query={query} failed={t('failed')} skeleton={<Skeleton className="h-96" />}>
          {moveIn => <ThreeSteps moveIn={moveIn} />}
        </Loaded>
      </div>
    </div>
  )
}

/** The article about it, as every site has it. */
const moveInHelp = { id: 114, tid: 1 }

function ThreeSteps({ moveIn }: { moveIn: MoveIn | null }) {
  const t = useWords('move-in')
  const mayMove = useMay(grantMoveInUpload)
  const { underWay } = useMoveInUploads()
  const id = moveIn?.id ?? 0
  const stand = moveIn && JSON.stringify([moveIn.state, moveIn.rows, moveIn.files])
  useEffect(() => {
    if (stand !== null && id > 0) void refreshParts(id)
  }, [stand, id])
  const labels = {
    done: 'state.done',
    now: 'state.now',
    next: 'state.next',
    problem: 'state.problem',
  } as const
  const stateLabels = Object.fromEntries(
    Object.entries(labels).map(([state, key]) => [state, t(key)]),
  ) as Record<StepState, string>
  const [first, second, third] = stepStates(moveIn)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Steps
        label={t('steps')}
        stateLabels={stateLabels}
        steps={[
          { label: t('step.list'), detail: t('step.list.text'), state: first },
          { label: t('step.files'), detail: t('step.files.text'), state: second },
          { label: t('step.look'), detail: t('step.look.text'), state: third },
        ]}
      />
      {!mayMove && <Notice title={t('reader')} />}
      {mayMove && <BringList moveIn={moveIn} underWay={underWay} />}
      {mayMove && <BringFiles moveIn={moveIn} underWay={underWay} />}
      <LookAtRows moveIn={moveIn} mayEdit={mayMove} />
      {mayMove && moveIn && <Finish moveIn={moveIn} />}
    </div>
  )
}

function stepStates(moveIn: MoveIn | null): [StepState, StepState, StepState] {
  if (!moveIn || moveIn.state === 'open' || moveIn.state === 'reading') return ['now', 'next', 'next']
  if (moveIn.state === 'failed') return ['problem', 'next', 'next']
  const { files, rows, releases } = moveIn
  const isAllMade = releases.total > 0 && releases.made === releases.total
  const second = files.unmatched > 0 ? 'problem' : files.total > 0 || isAllMade ? 'done' : 'now'
  const third = isAllMade ? 'done' : rows.with_errors > 0 ? 'problem' : second === 'now' ? 'next' : 'now'
  return ['done', second, third]
}

function Finish({ moveIn }: { moveIn: MoveIn }) {
  const t = useWords('move-in')
  const toast = useToast()
  const [isAsked, setIsAsked] = useState(false)
  const [once, isBusy] = useOnce()
  const isAllMade = moveIn.releases.total > 0 && moveIn.releases.made === moveIn.releases.total
  const finish = () =>
    once(async () => {
      await api(closeMoveIn, {})
      await refreshMoveIn()
      setIsAsked(false)
      toast({ title: t('finish.done'), tone: 'river' })
    })
  return (
    <div className="flex justify-end">
      <Button variant={isAllMade ? 'ink' : 'quiet'} onClick={() => setIsAsked(true)}>
        {t(isAllMade ? 'made.finish' : 'finish.open')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t('finish.title')}
        confirmLabel={t('finish.yes')}
        cancelLabel={t('finish.no')}
        busy={isBusy}
        onConfirm={() => void finish()}
      >
        {t('finish.text')}
      </ConfirmDialog>
    </div>
  )
}
