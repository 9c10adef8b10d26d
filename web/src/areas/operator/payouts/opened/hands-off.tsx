import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Notice } from '../../../../ui/notice'
import type { OpenedPayout } from '../payout-queries'

type HandsOffProps = { why: NonNullable<OpenedPayout['hands_off']>; onRule: (() => void) | undefined }

/** Why whoever looks cannot go on with it, and who can. */
export function HandsOff({ why, onRule }: HandsOffProps) {
  const t = useWords('payout-desk')
  return (
    <Notice
      tone="amber"
      title={t(`handsOff.${why}`)}
      className="mt-4"
      action={
        why === 'rule_undecided' &&
        onRule && (
          <Button size="small" onClick={onRule}>
            {t('do.rule')}
          </Button>
        )
      }
    >
      {t(`handsOff.${why}Text`)}
    </Notice>
  )
}
