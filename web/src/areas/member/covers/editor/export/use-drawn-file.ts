import { useState } from 'react'
import { type FileKind, fileName, files } from '../../../../../features/covers/cover-files'
import { CallRefused, TransportFailure } from '../../../../../lib/api-client'
import { useWords } from '../../../../../lib/words'
import { useToast } from '../../../../../ui/toast'
import { type EditorDesk, NotDrawn } from '../checks/editor-desk'
import type { ExportStep } from '../checks/editor-jobs'
import { useEditor } from '../state/use-editor'

/** Draws a file of the open design, says how far it is, and says in words when it did not come about. */
export function useDrawnFile(desk: EditorDesk, name: string) {
  const t = useWords('cover-editor')
  const editor = useEditor()
  const toast = useToast()
  const [step, setStep] = useState<ExportStep>()

  async function draw(kind: FileKind): Promise<File> {
    const drawable = { scene: editor.scene, images: editor.pictures.all() }
    const blob = await desk.export(drawable, files[kind], setStep)
    return new File([blob], fileName(name, kind), { type: blob.type })
  }

  async function attempt(kind: FileKind, use: (file: File) => void | Promise<void>) {
    setStep('loading')
    try {
      await use(await draw(kind))
    } catch (error) {
      // What the server refused was told already.
      if (error instanceof CallRefused || error instanceof TransportFailure) return
      const problem = error instanceof NotDrawn ? error.problem : 'drawing'
      toast({
        tone: 'accent',
        title: t('export.failed'),
        detail: t(`export.failed.${problem}`),
      })
    } finally {
      setStep(undefined)
    }
  }
  return { step, attempt }
}
