import { useWords } from '../../../../lib/words'
import { ConfirmDialog } from '../../../../ui/confirm-dialog'
import type { Deeds } from './use-deeds'

export type Question = 'agreement' | 'discard' | 'hide' | 'bin'

type AskFirstProps = { question: Question | undefined; deeds: Deeds; onClose: () => void }

export function AskFirst({ question, deeds, onClose }: AskFirstProps) {
  const t = useWords('content')
  const run: Record<Question, () => Promise<boolean>> = {
    agreement: () => deeds.publish(),
    discard: deeds.discard,
    hide: deeds.hide,
    bin: () => deeds.bin(true),
  }
  const confirm = async () => {
    if (question) await run[question]()
    onClose()
  }
  return (
    <ConfirmDialog
      open={question !== undefined}
      onOpenChange={open => !open && onClose()}
      title={question && t(`ask.${question}`)}
      confirmLabel={question ? t(`ask.${question}.do`) : ''}
      cancelLabel={t('dialog.back')}
      danger={question !== 'agreement'}
      busy={deeds.isBusy}
      onConfirm={() => void confirm()}
    >
      {question && t(`ask.${question}.text`)}
    </ConfirmDialog>
  )
}
