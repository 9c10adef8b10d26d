import { useQuery } from '@tanstack/react-query'
import { chooseScope, completeWork } from '#contract/works/work-calls'
import { channelsQuery } from '../../../features/works/channel-queries'
import { useOpenDraft } from '../../../features/works/draft/draft-context'
import { useMoveWork } from '../../../features/works/use-move-work'
import { useWords } from '../../../lib/words'
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
  const { state } = useOpenDraft()
  const { can } = state.work
  const { isReady, move, isMoving } = useMoveWork()
  /** Where nothing can be chosen, nothing leads on; the page says why. */
  const hasNoChannel = useQuery(channelsQuery).data?.length === 0
  const choose = async () => {
    // Everything is looked at first: a work that lacks a date stays open for changes.
    if (!(await isReady(1, 2, 3))) return
    if (can.complete && !(await move(completeWork))) return
    await move(chooseScope, {}, () => void focusField(agreementPlace))
  }
  return {
    label: t('next.sign'),
    onGo: choose,
    isBusy: isMoving,
    isHidden: hasNoChannel || (!can.complete && !can.choose_scope),
  }
}
