import { useWords } from '../../lib/words'

/** Why a bill is held: what finance wrote, or the claim that is about it. */
export function useHeldReason(): (bill: { remarks: string; is_disputed: boolean }) => string {
  const t = useWords('income')
  return ({ remarks, is_disputed }) => (is_disputed ? t('held.claim', { number: remarks }) : remarks)
}
