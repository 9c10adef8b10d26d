import { fileKinds, saveFile } from '../../../../../features/covers/cover-files'
import { useWords } from '../../../../../lib/words'
import { Button } from '../../../../../ui/button'
import { DropdownMenu, MenuItem } from '../../../../../ui/dropdown-menu'
import type { EditorDesk } from '../checks/editor-desk'
import { StepWords } from './step-words'
import { useDrawnFile } from './use-drawn-file'

/** The design as a file on one's own disk. */
export function ExportMenu({ desk, name }: { desk: EditorDesk; name: string }) {
  const t = useWords('cover-editor')
  const { step, attempt } = useDrawnFile(desk, name)
  return (
    <>
      <DropdownMenu
        trigger={
          <Button variant="line" size="small" loading={step !== undefined}>
            {t('export.label')}
          </Button>
        }
      >
        {fileKinds.map(kind => (
          <MenuItem key={kind} onSelect={() => void attempt(kind, saveFile)}>
            {t(`export.${kind}`)}
          </MenuItem>
        ))}
      </DropdownMenu>
      <StepWords step={step} />
    </>
  )
}
