import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { KeyHint } from '../../check/key-hint'
import type { Steps } from './use-steps'

export function NextButton({ steps, isOn }: { steps: Steps; isOn: boolean }) {
  const t = useWords('review')
  return (
    <Button size="small" loading={steps.doing === 'next'} onClick={() => steps.ask('next')}>
      {t('next.skip')} {isOn && <KeyHint>N</KeyHint>}
    </Button>
  )
}
