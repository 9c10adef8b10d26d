import './rich-text.css'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useId, useRef } from 'react'
import type { Language } from '#contract/language'
import { useWords } from '../../lib/words'
import { cx } from '../../ui/class-names'
import { useFieldLabelId, useFieldWires } from '../../ui/field-context'
import { cleanPaste, picturesOf } from './clean-paste'
import { extensions } from './extensions'
import { tidyHtml } from './tidy-html'
import { Toolbar } from './toolbar'
import { usePictureUpload } from './use-picture-upload'

export interface RichTextProps {
  value: string
  onChange: (html: string) => void
  language: Language
  /** Names the tools for a screen reader. */
  toolsLabel: string
  isReadOnly?: boolean
}

/** Long texts take a while to write out, and nobody reads them at each letter. */
const typingPause = 200

export function RichTextEditor({ value, onChange, language, toolsLabel, isReadOnly = false }: RichTextProps) {
  const t = useWords('content')
  const labelId = useFieldLabelId()
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = useFieldWires() as {
    'aria-describedby'?: string
    'aria-invalid'?: boolean
  }
  const helpId = useId()
  const tools = useRef<HTMLDivElement>(null)
  const { isSending, problem, send } = usePictureUpload()
  const written = useWritten(value, onChange)

  const editor = useEditor({
    extensions,
    content: value,
    editable: !isReadOnly,
    injectCSS: false,
    immediatelyRender: true,
    onCreate: ({ editor }) => written.begin(() => tidyHtml(editor.getHTML())),
    onUpdate: () => written.later(),
    onBlur: () => written.now(),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId ?? '',
        'aria-describedby': cx(helpId, describedBy),
        lang: language,
        class: 'prose min-h-80 px-4 py-3 outline-none',
      },
      transformPastedHTML: cleanPaste,
      handlePaste: (_view, event) => takePictures(event, picturesOf(event.clipboardData)),
      handleDrop: (_view, event) => takePictures(event, picturesOf(event.dataTransfer)),
      handleKeyDown: (_view, event) => {
        // Tab belongs to lists and tables, so there is another way out.
        if (event.key !== 'Escape') return false
        tools.current?.querySelector<HTMLElement>('button:enabled')?.focus()
        return true
      },
    },
  })

  function takePictures(event: Event, files: File[]): boolean {
    if (files.length === 0) return false
    event.preventDefault()
    void insertPictures(files)
    return true
  }

  async function insertPictures(files: File[]) {
    for (const file of files) {
      const picture = await send(file)
      if (picture)
        editor
          .chain()
          .focus()
          .setImage({ src: picture.url, ...picture, alt: '' })
          .run()
    }
  }

  useEffect(() => {
    if (editor.isEditable === isReadOnly) editor.setEditable(!isReadOnly, false)
  }, [editor, isReadOnly])

  useEffect(() => {
    if (!written.isOwn(value)) {
      editor.commands.setContent(value, { emitUpdate: false })
      written.begin(() => tidyHtml(editor.getHTML()))
    }
  }, [editor, value, written])

  return (
    <div
      className={cx(
        'min-w-0 rounded-control border bg-surface has-[.ProseMirror:focus-visible]:outline-2 has-[.ProseMirror:focus-visible]:outline-offset-2 has-[.ProseMirror:focus-visible]:outline-focus',
        isInvalid ? 'border-2 border-accent' : 'border-edge',
      )}
    >
      <Toolbar editor={editor} label={toolsLabel} place={tools} />
      <p id={helpId} className="sr-only">
        {t('tool.help')}
      </p>
      <EditorContent editor={editor} />
      <p role="status" className="px-4 text-sm text-soft not-empty:pb-3">
        {isSending ? t('picture.sending') : problem}
      </p>
    </div>
  )
}

/** Tells what was written, a moment after the last letter; what the editor only writes in another way is no change. */
function useWritten(value: string, onChange: (html: string) => void) {
  const latest = useRef(onChange)
  latest.current = onChange
  const kept = useRef<Written>(undefined)
  kept.current ??= new Written(value, html => latest.current(html))
  useEffect(() => () => kept.current?.now(), [])
  return kept.current
}

class Written {
  private read?: () => string
  private known = ''
  private timer?: ReturnType<typeof setTimeout>

  constructor(
    private told: string,
    private readonly tell: (html: string) => void,
  ) {}

  begin(read: () => string) {
    clearTimeout(this.timer)
    this.read = read
    this.known = read()
  }

  later() {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.now(), typingPause)
  }

  now() {
    clearTimeout(this.timer)
    const html = this.read?.() ?? this.known
    if (html === this.known) return
    this.known = html
    this.told = html
    this.tell(html)
  }

  /** Whether this value came from here; a new one from elsewhere is taken over. */
  isOwn(value: string): boolean {
    if (value === this.told) return true
    this.told = value
    return false
  }
}
