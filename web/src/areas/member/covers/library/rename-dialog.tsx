import { useState } from 'react'
import { type DesignRow, designLimits } from '#contract/covers/design'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/dialog'
import { Field } from '../../../../ui/field'
import { TextInput } from '../../../../ui/text-input'

interface RenameDialogProps {
  design: DesignRow
  isBusy: boolean
  onClose(): void
  onRename(name: string): void
}

const formId = 'rename-design'

export function RenameDialog({ design, isBusy, onClose, onRename }: RenameDialogProps) {
  const t = useWords('covers')
  const [name, setName] = useState(design.name)
  const [isMissing, setIsMissing] = useState(false)
  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title={t('library.rename')}
      closeLabel={t('close')}
      size="small"
      actions={
        <Button variant="main" type="submit" form={formId} loading={isBusy}>
          {t('library.save')}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (isBusy) return
          if (name.trim() === '') setIsMissing(true)
          else onRename(name.trim())
        }}
      >
        <Field label={t('library.name')} error={isMissing ? t('library.nameMissing') : undefined}>
          <TextInput
            data-first
            value={name}
            maxLength={designLimits.name}
            onFocus={event => event.target.select()}
            onChange={event => {
              setName(event.target.value)
              setIsMissing(false)
            }}
          />
        </Field>
      </form>
    </Dialog>
  )
}
