// The design's name and whether it is saved, steps back and forth, the view, and where it goes.
import ArrowLeft from 'lucide-react/icons/arrow-left'
import History from 'lucide-react/icons/history'
import Redo2 from 'lucide-react/icons/redo-2'
import Undo2 from 'lucide-react/icons/undo-2'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { links } from '../../../../../lib/links'
import { useTabTitle } from '../../../../../lib/use-tab-title'
import { useWords } from '../../../../../lib/words'
import { IconButton } from '../../../../../ui/icon-button'
import type { DesignKeeper } from '../saving/design-keeper'
import { SavingLine } from '../saving/saving-line'
import { useKeeperState } from '../saving/use-keeper'
import { useEditor, useEditorState } from '../state/use-editor'
import { ViewTools } from './view-tools'

interface TopBarProps {
  keeper: DesignKeeper
  /** The release it is made for. */
  workTitle: string | undefined
  onVersions(): void
  children: ReactNode
}

export function TopBar({ keeper, workTitle, onVersions, children }: TopBarProps) {
  const t = useWords('cover-editor')
  const { name } = useKeeperState(keeper)
  useTabTitle(name.trim())
  return (
    <header className="flex items-center gap-2 border-b border-line bg-surface px-2 py-1.5 lg:gap-3 lg:px-3">
      <Link
        to={links.manualCover}
        aria-label={t('bar.back')}
        className="grid size-11 shrink-0 place-items-center rounded-full text-soft hover:bg-sunken hover:text-ink"
      >
        <ArrowLeft className="size-5" aria-hidden="true" />
      </Link>
      <div className="min-w-0 flex-1 lg:flex-none">
        <h1 className="sr-only">{name}</h1>
        <input
          aria-label={t('bar.name')}
          value={name}
          maxLength={80}
          onChange={event => keeper.rename(event.target.value)}
          onBlur={() => name.trim() === '' && keeper.rename(t('bar.untitled'))}
          className="block w-full max-w-72 truncate rounded-[6px] border border-transparent bg-transparent px-1.5 font-semibold hover:border-line focus:border-ink focus:outline-none"
        />
        <p className="truncate px-1.5 text-xs text-soft" role="status">
          {workTitle && <span className="max-sm:hidden">{t('bar.for', { title: workTitle })} · </span>}
          <SavingLine keeper={keeper} />
        </p>
      </div>
      <div className="flex items-center gap-1 lg:mx-auto">
        <div className="hidden items-center gap-1 sm:flex">
          <Steps />
        </div>
        <span className="mx-2 hidden h-6 w-px bg-line lg:block" aria-hidden="true" />
        <ViewTools />
        <button
          type="button"
          onClick={onVersions}
          className="hidden min-h-11 items-center gap-2 rounded-control px-3 text-sm text-soft hover:text-ink lg:flex"
        >
          <History className="size-4" aria-hidden="true" />
          {t('bar.versions')}
        </button>
      </div>
      <div className="flex shrink-0 items-center gap-2">{children}</div>
    </header>
  )
}

export function Steps() {
  const t = useWords('cover-editor')
  const editor = useEditor()
  const { past, future } = useEditorState(({ history }) => history)
  return (
    <>
      <IconButton label={t('bar.undo')} disabled={past.length === 0} onClick={() => editor.undo()}>
        <Undo2 />
      </IconButton>
      <span className="hidden w-8 text-center text-sm text-soft tabular-nums lg:block">
        <span className="sr-only">{t('bar.steps')}</span>
        {past.length}
      </span>
      <IconButton label={t('bar.redo')} disabled={future.length === 0} onClick={() => editor.redo()}>
        <Redo2 />
      </IconButton>
    </>
  )
}
