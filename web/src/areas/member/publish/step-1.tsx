import { useNavigate } from 'react-router'
import { useOpenDraft } from '../../../features/works/draft/draft-context'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { StepFrame } from './frame/step-frame'
import { InformationForm } from './step-1/information-form'

export default function Step1() {
  return (
    <StepFrame step={1} useNext={useMaterials}>
      <InformationForm />
    </StepFrame>
  )
}

/** Materials can be handed in whatever is still missing here. */
function useMaterials() {
  const t = useWords('publish')
  const navigate = useNavigate()
  const { state, isReadOnly } = useOpenDraft()
  return {
    label: t('next.materials'),
    onGo: () => navigate(links.step(2, state.work.id)),
    isHidden: isReadOnly,
  }
}
