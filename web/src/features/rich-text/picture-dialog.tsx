import type { Editor } from '@tiptap/react'
import { type FormEvent, useState } from 'react'
import { useWords } from '../../lib/words'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Field } from '../../ui/field'
import { TextInput } from '../../ui/text-input'
import { PictureTile } from './picture-tile'

const formId = 'rich-text-picture'
const longestAlternative = 300

interface Chosen {
  src: string
  alt: string
  width?: number
  height?: number
}

/** A picture with the words for those who do not see it; on a chosen picture it changes both. */
export function PictureDialog({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const t = useWords('content')
  const isKnown = editor.isActive('image')
  const [chosen, setChosen] = useState<Chosen>(() => {
    const { src = '', alt, width, height } = isKnown ? editor.getAttributes('image') : {}
    return { src, alt: alt ?? '', width, height }
  })
  const [isTried, setIsTried] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    setIsTried(true)
    if (!chosen.src || chosen.alt.trim() === '') return
    const picture = { ...chosen, alt: chosen.alt.trim() }
    if (isKnown) editor.chain().updateAttributes('image', picture).run()
    else editor.chain().setImage(picture).run()
    onDone()
  }

  return (
    <Dialog
      open
      onOpenChange={open => !open && onDone()}
      title={t('picture.title')}
      closeLabel={t('dialog.close')}
      actions={
        <>
          <Button onClick={onDone}>{t('dialog.back')}</Button>
          <Button type="submit" form={formId} variant="main">
            {t(isKnown ? 'picture.change' : 'picture.insert')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-5">
        <PictureTile
          title={t('picture.file')}
          value={chosen.src || null}
          error={isTried && !chosen.src ? t('picture.missing') : undefined}
          // What was typed during the upload stays.
          onPicture={({ url, width, height }) => setChosen(now => ({ ...now, src: url, width, height }))}
        />
        <Field
          label={t('picture.alternative')}
          hint={t('picture.alternativeHint')}
          error={isTried && chosen.alt.trim() === '' ? t('picture.alternativeMissing') : undefined}
          required
        >
          <TextInput
            value={chosen.alt}
            maxLength={longestAlternative}
            onChange={({ target }) => setChosen(now => ({ ...now, alt: target.value }))}
          />
        </Field>
      </form>
    </Dialog>
  )
}
