import type { Editor } from '@tiptap/react'
import { type FormEvent, useState } from 'react'
import { useWords } from '../../lib/words'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Field } from '../../ui/field'
import { TextInput } from '../../ui/text-input'
import { linkAddress } from './link-address'

const formId = 'rich-text-link'

/** A link on the chosen words, or on words that are asked for. */
export function LinkDialog({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const t = useWords('content')
  const known = String(editor.getAttributes('link').href ?? '')
  const needsText = known === '' && editor.state.selection.empty
  const [address, setAddress] = useState(known)
  const [text, setText] = useState('')
  const [isTried, setIsTried] = useState(false)
  const href = linkAddress(address)

  function submit(event: FormEvent) {
    event.preventDefault()
    // The dialog stands in the editor's form: its answer is not the form's.
    event.stopPropagation()
    setIsTried(true)
    if (!href) return
    const chain = editor.chain().extendMarkRange('link')
    if (needsText) {
      chain
        .insertContent({
          type: 'text',
          text: text.trim() || href,
          marks: [{ type: 'link', attrs: { href } }],
        })
        .run()
    } else chain.setLink({ href }).run()
    onDone()
  }

  function remove() {
    editor.chain().extendMarkRange('link').unsetLink().run()
    onDone()
  }

  return (
    <Dialog
      open
      onOpenChange={open => !open && onDone()}
      title={t('link.title')}
      closeLabel={t('dialog.close')}
      actions={
        <>
          {known && (
            <Button variant="danger" onClick={remove}>
              {t('link.remove')}
            </Button>
          )}
          <Button type="submit" form={formId} variant="main">
            {t('link.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-5">
        <Field
          label={t('link.address')}
          hint={t('link.addressHint')}
          error={isTried && !href ? t('link.addressWrong') : undefined}
          required
        >
          <TextInput value={address} maxLength={2000} onChange={event => setAddress(event.target.value)} />
        </Field>
        {needsText && (
          <Field label={t('link.text')} hint={t('link.textHint')}>
            <TextInput value={text} maxLength={200} onChange={event => setText(event.target.value)} />
          </Field>
        )}
      </form>
    </Dialog>
  )
}
