// The editor around one design.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Design } from '#contract/covers/design'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { useToast } from '../../../../ui/toast'
import type { WorkBrief } from '../smart/use-work-brief'
import { useAdding } from './adding/use-adding'
import { AddPanel } from './bars/add-panel'
import { PhoneBar, type PhonePanel } from './bars/phone-bar'
import { ToolRail } from './bars/tool-rail'
import { Steps, TopBar } from './bars/top-bar'
import { CheckPanel } from './checks/check-panel'
import { SeenStrip } from './checks/seen-strip'
import { useLook } from './checks/use-look'
import { ExportMenu } from './export/export-menu'
import { UseAsCover } from './export/use-as-cover'
import { LayerList } from './layers/layer-list'
import { KeysDialog } from './panels/keys-dialog'
import { PickColourContext } from './panels/pick-colour'
import { Properties } from './panels/properties'
import { ConflictDialog } from './saving/conflict-dialog'
import { useKeeper, useKeeperState } from './saving/use-keeper'
import { Stage } from './stage/stage'
import { useClipboard } from './stage/use-clipboard'
import { useEditorKeys } from './stage/use-editor-keys'
import { Editor } from './state/editor'
import { EditorContext, useEditor, useEditorState } from './state/use-editor'
import { useView, ViewContext } from './state/use-view'
import { View } from './state/view'
import { VersionsDialog } from './versions/versions-dialog'

export function OpenEditor({ design, work }: { design: Design; work: WorkBrief }) {
  const editor = useMemo(() => new Editor(design.scene, design.images), [design])
  const view = useMemo(() => new View(), [])
  useEffect(() => () => editor.close(), [editor])
  return (
    <EditorContext value={editor}>
      <ViewContext value={view}>
        <Desk design={design} work={work} />
      </ViewContext>
    </EditorContext>
  )
}

function Desk({ design, work }: { design: Design; work: WorkBrief }) {
  const t = useWords('cover-editor')
  const toast = useToast()
  const editor = useEditor()
  const view = useView()
  const keeper = useKeeper(design, editor)
  const { name } = useKeeperState(keeper)
  const names = useMemo(() => ({ title: work.title, artist: work.artist }), [work.title, work.artist])
  const adding = useAdding(names)
  // Without a release nobody knows what the cover should say.
  const words = design.work && names.title !== '' ? names : undefined
  const looked = useLook(words)
  const [panel, setPanel] = useState<PhonePanel>()
  const [areVersionsOpen, setVersionsOpen] = useState(false)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const isFull = useEditorState(state => state.isFull)
  const dropped = useRef<((colour: string) => void) | undefined>(undefined)

  useEffect(() => {
    if (isFull) toast({ tone: 'accent', title: t('full') })
  }, [isFull, toast, t])

  const deeds = useMemo(
    () => ({
      write: () => focusText(editor, adding.text, () => setPanel('properties')),
      save: () => void keeper.flush(),
      help: () => setHelpOpen(true),
      groupName: t('kind.group'),
    }),
    [editor, adding, keeper, t],
  )
  useEditorKeys(editor, view, deeds)
  useClipboard(editor, adding)

  const onColour = (colour: string) => {
    if (dropped.current) dropped.current(colour)
    else editor.change(layer => withColour(layer, colour))
    dropped.current = undefined
    editor.setTool('choose')
  }

  const pick = useCallback(
    (apply: (colour: string) => void) => {
      dropped.current = apply
      editor.setTool('dropper')
    },
    [editor],
  )

  return (
    <PickColourContext value={pick}>
      <div className="fixed inset-0 z-10 grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] bg-paper">
        <TopBar keeper={keeper} workTitle={design.work?.title} onVersions={() => setVersionsOpen(true)}>
          <div className="max-lg:hidden">
            <ExportMenu desk={looked.desk} name={name} />
          </div>
          <UseAsCover
            designId={design.id}
            looked={looked}
            name={name}
            work={design.work}
            saveNow={keeper.flush}
          />
        </TopBar>
        <div className="grid min-h-0 lg:grid-cols-[3.75rem_15rem_minmax(0,1fr)_19rem]">
          <div className="hidden min-h-0 flex-col lg:flex">
            <ToolRail adding={adding} workId={design.work?.id} onHelp={() => setHelpOpen(true)} />
          </div>
          <div className="hidden min-h-0 flex-col border-r border-line lg:flex">
            <LayerList />
          </div>
          <div className="flex min-h-0 min-w-0 flex-col">
            <div className="relative min-h-0 flex-1">
              <Stage onColour={onColour} onWrite={deeds.write} />
              {/* A phone's bar has room for the name and what becomes of it. */}
              <div className="absolute right-2 bottom-2 flex rounded-full border border-line bg-surface sm:hidden">
                <Steps />
              </div>
            </div>
            <div className="hidden border-t border-line bg-paper px-6 py-4 lg:block">
              <SeenStrip looked={looked} />
            </div>
          </div>
          <div className="hidden min-h-0 flex-col border-l border-line lg:flex">
            <div className="min-h-0 flex-1 overflow-y-auto p-4">
              <Properties words={words} />
            </div>
            <div
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
              tabIndex={0}
              className="max-h-[42%] overflow-y-auto border-t border-line p-4 -outline-offset-2"
            >
              <CheckPanel looked={looked} />
            </div>
          </div>
        </div>
        <PhoneBar
          open={panel}
          onOpen={setPanel}
          panels={{
            add: <AddPanel adding={adding} workId={design.work?.id} onDone={() => setPanel(undefined)} />,
            layers: <LayerList />,
            properties: (
              <div className="p-4">
                <Properties words={words} />
              </div>
            ),
            check: (
              <div className="space-y-5 p-4">
                <CheckPanel looked={looked} />
                <SeenStrip looked={looked} />
                <div className="flex gap-3 border-t border-line pt-4">
                  <ExportMenu desk={looked.desk} name={name} />
                  <Button size="small" onClick={() => setVersionsOpen(true)}>
                    {t('bar.versions')}
                  </Button>
                </div>
              </div>
            ),
          }}
        />
        <VersionsDialog
          designId={design.id}
          desk={looked.desk}
          open={areVersionsOpen}
          onOpenChange={setVersionsOpen}
          saveNow={keeper.flush}
        />
        <KeysDialog open={isHelpOpen} onOpenChange={setHelpOpen} />
        <ConflictDialog keeper={keeper} workId={design.work?.id} />
      </div>
    </PickColourContext>
  )
}

/** To the field of the text that is selected; without one, a new text. */
function focusText(editor: Editor, add: () => void, open: () => void) {
  const [only] = editor.selected
  if (only?.kind !== 'text') add()
  open()
  // The panel is drawn first.
  requestAnimationFrame(() => {
    const field = [...document.querySelectorAll<HTMLTextAreaElement>('[data-layer-text]')].find(
      each => each.offsetParent !== null,
    )
    field?.focus()
    field?.select()
  })
}

type AnyLayer = Editor['scene']['layers'][number]

function withColour(layer: AnyLayer, colour: string): AnyLayer {
  return layer.kind === 'text' || layer.kind === 'shape'
    ? { ...layer, fill: { kind: 'plain', colour } }
    : layer
}
