import type { Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'
import Bold from 'lucide-react/icons/bold'
import Heading2 from 'lucide-react/icons/heading-2'
import Heading3 from 'lucide-react/icons/heading-3'
import Image from 'lucide-react/icons/image'
import Italic from 'lucide-react/icons/italic'
import Link from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Minus from 'lucide-react/icons/minus'
import Redo from 'lucide-react/icons/redo-2'
import Quote from 'lucide-react/icons/text-quote'
import Undo from 'lucide-react/icons/undo-2'
import * as Radix from 'radix-ui/toolbar'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { useWords } from '../../lib/words'
import { LinkDialog } from './link-dialog'
import { PictureDialog } from './picture-dialog'
import { PlaceMenu } from './place-menu'
import { TableMenu } from './table-menu'
import { ToolButton } from './tool-button'

type Chain = ReturnType<Editor['chain']>

const shapes = [
  { name: 'heading2', icon: Heading2, run: (chain: Chain) => chain.toggleHeading({ level: 2 }) },
  { name: 'heading3', icon: Heading3, run: (chain: Chain) => chain.toggleHeading({ level: 3 }) },
  { name: 'bold', icon: Bold, run: (chain: Chain) => chain.toggleBold() },
  { name: 'italic', icon: Italic, run: (chain: Chain) => chain.toggleItalic() },
  { name: 'bulletList', icon: List, run: (chain: Chain) => chain.toggleBulletList() },
  { name: 'orderedList', icon: ListOrdered, run: (chain: Chain) => chain.toggleOrderedList() },
  { name: 'blockquote', icon: Quote, run: (chain: Chain) => chain.toggleBlockquote() },
] as const

type ToolbarProps = { editor: Editor; label: string; place: RefObject<HTMLDivElement | null> }

export function Toolbar({ editor, label, place }: ToolbarProps) {
  const t = useWords('content')
  const [asked, setAsked] = useState<'link' | 'picture'>()
  const now = useEditorState({ editor, selector: standing })
  /** The dialog gives the focus back to the text, where the cursor stays. */
  const ask = (what: 'link' | 'picture') => {
    editor.view.focus()
    setAsked(what)
  }
  const leave = ({ key }: KeyboardEvent) => key === 'Escape' && editor.view.focus()
  const isFixed = !now.isEditable
  return (
    <>
      <Radix.Root
        ref={place}
        aria-label={label}
        onKeyDown={leave}
        className="flex flex-wrap gap-0.5 border-b border-line p-1.5"
      >
        {shapes.map(({ name, icon: Icon, run }) => (
          <ToolButton
            key={name}
            label={t(`tool.${name}`)}
            isOn={now[name]}
            disabled={isFixed}
            onClick={() => run(editor.chain().focus()).run()}
          >
            <Icon aria-hidden="true" />
          </ToolButton>
        ))}
        <ToolButton label={t('tool.link')} isOn={now.link} disabled={isFixed} onClick={() => ask('link')}>
          <Link aria-hidden="true" />
        </ToolButton>
        <ToolButton
          label={t('tool.picture')}
          isOn={now.picture}
          disabled={isFixed}
          onClick={() => ask('picture')}
        >
          <Image aria-hidden="true" />
        </ToolButton>
        <TableMenu editor={editor} isInTable={now.table} />
        <ToolButton
          label={t('tool.rule')}
          disabled={isFixed}
          onClick={() => editor.chain().focus().setHorizontalRule().run()}
        >
          <Minus aria-hidden="true" />
        </ToolButton>
        <PlaceMenu editor={editor} />
        <ToolButton
          label={t('tool.undo')}
          disabled={!now.canUndo}
          onClick={() => editor.chain().focus().undo().run()}
        >
          <Undo aria-hidden="true" />
        </ToolButton>
        <ToolButton
          label={t('tool.redo')}
          disabled={!now.canRedo}
          onClick={() => editor.chain().focus().redo().run()}
        >
          <Redo aria-hidden="true" />
        </ToolButton>
      </Radix.Root>
      {asked === 'link' && <LinkDialog editor={editor} onDone={() => setAsked(undefined)} />}
      {asked === 'picture' && <PictureDialog editor={editor} onDone={() => setAsked(undefined)} />}
    </>
  )
}

function standing({ editor }: { editor: Editor }) {
  return {
    heading2: editor.isActive('heading', { level: 2 }),
    heading3: editor.isActive('heading', { level: 3 }),
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    bulletList: editor.isActive('bulletList'),
    orderedList: editor.isActive('orderedList'),
    blockquote: editor.isActive('blockquote'),
    link: editor.isActive('link'),
    picture: editor.isActive('image'),
    table: editor.isActive('table'),
    canUndo: editor.isEditable && editor.can().undo(),
    canRedo: editor.isEditable && editor.can().redo(),
    isEditable: editor.isEditable,
  }
}
