import { chooseScope, completeWork } from '#contract/works/work-calls'
import { useOpenDraft } from '../../../features/works/draft/draft-context'
import { useMoveWork } from '../../../features/works/use-move-work'
import { useWords } from '../../../lib/words'
import { StepFrame } from './frame/step-frame'
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
  const { move, isMoving } = useMoveWork()
  const choose = async () => {
    if (can.complete && !(await move(completeWork))) return
    await move(chooseScope)
  }
  return {
    label: t('next.sign'),
    onGo: choose,
    isBusy: isMoving,
    isHidden: !can.complete && !can.choose_scope,
  }
}
