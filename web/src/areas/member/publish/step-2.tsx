import { useNavigate } from 'react-router'
import { completeWork } from '#contract/works/work-calls'
import { useOpenDraft } from '../../../features/works/draft/draft-context'
import { useMoveWork } from '../../../features/works/use-move-work'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { StepFrame } from './frame/step-frame'
import { MaterialsForm } from './step-2/materials-form'

export default function Step2() {
  return (
    <StepFrame step={2} useNext={useScope}>
      <MaterialsForm />
    </StepFrame>
  )
}

/** Everything of the first two steps has to be there before the scope is chosen; what is not is shown in its place. */
function useScope() {
  const t = useWords('publish')
  const navigate = useNavigate()
  const { state } = useOpenDraft()
  const { id, can } = state.work
  const { isReady, move, isMoving } = useMoveWork()
  const goOn = () => navigate(links.step(3, id))
  const complete = async () => {
    if (await isReady(1, 2)) await move(completeWork, {}, goOn)
  }
  return {
    label: t('next.scope'),
    onGo: () => (can.complete ? complete() : goOn()),
    isBusy: isMoving,
    isHidden: !can.complete && !can.choose_scope,
  }
}
