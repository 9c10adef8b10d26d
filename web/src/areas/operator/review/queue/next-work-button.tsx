import { useMutation } from '@tanstack/react-query'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReviewStage } from '#contract/review/queue-calls'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { KeyHint } from '../../check/key-hint'
import { useShortcutSwitch } from '../../keys/use-shortcut-switch'
import { useShortcuts } from '../../keys/use-shortcuts'
import { useGoToNext } from '../work/use-go-to-next'
import type { WorkFilter } from './queue-filter'

/** Opens the first free work of the queue. */
export function NextWorkButton({ stage, filter }: { stage: ReviewStage; filter: WorkFilter }) {
  const t = useWords('review')
  const goToNext = useGoToNext(stage, filter)
  const taking = useMutation({ mutationFn: () => goToNext() })
  const take = () => !taking.isPending && taking.mutate()
  const [isOn] = useShortcutSwitch()
  useShortcuts({ n: take }, isOn)
  return (
    <Button
      variant="main"
      loading={taking.isPending}
      onClick={take}
      icon={<ArrowRight aria-hidden="true" className="size-4.5" />}
    >
      {t('next.work')} {isOn && <KeyHint>N</KeyHint>}
    </Button>
  )
}
