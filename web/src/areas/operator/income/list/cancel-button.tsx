import X from 'lucide-react/icons/x'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { IconButton } from '../../../../ui/icon-button'
import { useCancel } from './use-cancel'

export function CancelButton({ id }: { id: number }) {
  const t = useWords('income-desk')
  const [cancel, isBusy] = useCancel(id)
  return (
    <Button size="small" loading={isBusy} onClick={cancel}>
      {t('cancel')}
    </Button>
  )
}

/** In a row, which stays as high as it was. */
export function CancelInRow({ id }: { id: number }) {
  const t = useWords('income-desk')
  const [cancel, isBusy] = useCancel(id)
  return (
    <IconButton label={t('cancel')} size="small" disabled={isBusy} onClick={cancel}>
      <X />
    </IconButton>
  )
}
