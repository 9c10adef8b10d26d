import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { chooseScope, completeWork, submitWorkAgain } from '#contract/works/work-calls'
import { queryClient } from '../../../features/account/account-queries'
import { agreementQuery, channelsQuery } from '../../../features/works/channel-queries'
import { useOpenDraft } from '../../../features/works/draft/draft-context'
import { useAskAboutOpen } from '../../../features/works/reasons/use-ask-about-open'
import { useMoveWork } from '../../../features/works/use-move-work'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { useToast } from '../../../ui/toast'
import { focusField } from './frame/focus-field'
import { StepFrame } from './frame/step-frame'
import { agreementPlace } from './step-3/sign-card'
import { Step3Content } from './step-3/step-3-content'

export default function Step3() {
  return (
    <StepFrame step={3} useNext={useSigning}>
      <Step3Content />
    </StepFrame>
  )
}

/** Whoever came here early completes the work with the same press. The agreement itself is signed in its own form. */
function useSigning() {
  const t = useWords('publish')
  const toast = useToast()
  const navigate = useNavigate()
  const { state, reasons } = useOpenDraft()
  const { can, id } = state.work
  const { isReady, move, isMoving } = useMoveWork()
  const { ask, dialog } = useAskAboutOpen()
  const isCorrected = reasons.length > 0
  const signed = useQuery({
    ...agreementQuery(id),
    enabled: isCorrected && state.content.scope.release_date !== null,
  })
  /** Where nothing can be chosen, nothing leads on; the page says why. */
  const hasNoChannel = useQuery(channelsQuery).data?.length === 0
  const choose = async () => {
    // Everything is looked at first: a work that lacks a date stays open for changes.
    if (!(await isReady(1, 2, 3))) return
    if (can.complete && !(await move(completeWork))) return
    if (isCorrected && (await isSignedAlready(id))) return ask(submitAgain)
    await move(chooseScope, {}, () => void focusField(agreementPlace))
  }
  const submitAgain = () =>
    move(submitWorkAgain, {}, async () => {
      toast({ tone: 'river', title: t('again.done') })
      await navigate(links.work(id))
    })
  return {
    label: t(isCorrected && signed.data?.in_force ? 'again.submit' : 'next.sign'),
    onGo: choose,
    isBusy: isMoving,
    isHidden: hasNoChannel || (!can.complete && !can.choose_scope),
    dialog,
  }
}

/** Where that cannot be told, signing again is never wrong. */
async function isSignedAlready(workId: number): Promise<boolean> {
  const preview = await queryClient.fetchQuery(agreementQuery(workId)).catch(() => undefined)
  return Boolean(preview?.in_force) && (preview?.obstacle === null || preview?.obstacle === 'not_owner')
}
