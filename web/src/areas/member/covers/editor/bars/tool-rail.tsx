// Tools, and everything that can be laid on the cover.
import Hand from 'lucide-react/icons/hand'
import ImageIcon from 'lucide-react/icons/image'
import Keyboard from 'lucide-react/icons/keyboard'
import LayoutTemplate from 'lucide-react/icons/layout-template'
import MousePointer2 from 'lucide-react/icons/mouse-pointer-2'
import Pipette from 'lucide-react/icons/pipette'
import Shapes from 'lucide-react/icons/shapes'
import Sparkles from 'lucide-react/icons/sparkles'
import Type from 'lucide-react/icons/type'
import Wallpaper from 'lucide-react/icons/wallpaper'
import { type ReactNode, useState } from 'react'
import { useWords } from '../../../../../lib/words'
import { Popover } from '../../../../../ui/popover'
import { GeneratedPictures, useAreGenerated } from '../adding/generated-pictures'
import { Backgrounds, Templates } from '../adding/offers'
import { PictureInput } from '../adding/picture-input'
import { ShapeGrid } from '../adding/shapes'
import type { Adding } from '../adding/use-adding'
import type { Tool } from '../state/editor'
import { useEditor, useEditorState } from '../state/use-editor'
import { ToolButton } from './tool-button'

const tools: readonly { tool: Tool; key: string; icon: ReactNode }[] = [
  { tool: 'choose', key: 'V', icon: <MousePointer2 /> },
  { tool: 'hand', key: 'H', icon: <Hand /> },
  { tool: 'dropper', key: 'I', icon: <Pipette /> },
]

interface ToolRailProps {
  adding: Adding
  workId: number | undefined
  onHelp(): void
}

export function ToolRail({ adding, workId, onHelp }: ToolRailProps) {
  const areGenerated = useAreGenerated()
  const t = useWords('cover-editor')
  const editor = useEditor()
  const current = useEditorState(({ tool }) => tool)
  return (
    <div
      role="toolbar"
      aria-label={t('tools.label')}
      aria-orientation="vertical"
      className="flex min-h-0 flex-1 flex-col items-center gap-1.5 overflow-y-auto border-r border-line py-3"
    >
      {tools.map(({ tool, key, icon }) => (
        <ToolButton
          key={tool}
          label={t(`tools.${tool}`)}
          shortcut={key}
          isOn={current === tool}
          onClick={() => editor.setTool(tool)}
        >
          {icon}
        </ToolButton>
      ))}
      <span className="my-1 h-px w-7 bg-line" aria-hidden="true" />
      <ToolButton label={t('add.text')} shortcut="T" onClick={() => adding.text()}>
        <Type />
      </ToolButton>
      <PictureInput adding={adding}>
        {open => (
          <ToolButton label={t('add.picture')} aria-busy={adding.progress !== undefined} onClick={open}>
            <ImageIcon />
          </ToolButton>
        )}
      </PictureInput>
      <Offer label={t('add.shape')} icon={<Shapes />} className="w-60">
        {close => (
          <ShapeGrid
            onChoose={shape => {
              adding.shape(shape)
              close()
            }}
          />
        )}
      </Offer>
      <Offer label={t('add.background')} icon={<Wallpaper />} className="max-h-[70vh] w-80 overflow-y-auto">
        {() => <Backgrounds adding={adding} />}
      </Offer>
      <Offer
        label={t('add.template')}
        icon={<LayoutTemplate />}
        className="max-h-[70vh] w-80 overflow-y-auto"
      >
        {close => <Templates adding={adding} onDone={close} />}
      </Offer>
      {areGenerated && (
        <Offer label={t('add.generated')} icon={<Sparkles />} className="max-h-[70vh] w-80 overflow-y-auto">
          {close => <GeneratedPictures adding={adding} workId={workId} onDone={close} />}
        </Offer>
      )}
      <span className="flex-1" />
      <ToolButton label={t('tools.keys')} shortcut="?" onClick={onHelp}>
        <Keyboard />
      </ToolButton>
    </div>
  )
}

interface OfferProps {
  label: string
  icon: ReactNode
  className: string
  children(close: () => void): ReactNode
}

function Offer({ label, icon, className, children }: OfferProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      label={label}
      side="right"
      align="start"
      open={isOpen}
      onOpenChange={setOpen}
      className={className}
      trigger={
        <button
          type="button"
          aria-label={label}
          title={label}
          className="grid size-11 place-items-center rounded-control text-soft transition-colors hover:bg-sunken hover:text-ink data-[state=open]:bg-sunken data-[state=open]:text-ink [&>svg]:size-5"
        >
          {icon}
        </button>
      }
    >
      <h2 className="mb-3 text-base">{label}</h2>
      {children(() => setOpen(false))}
    </Popover>
  )
}
