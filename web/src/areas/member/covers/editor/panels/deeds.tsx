// What can be done with whatever is selected, in rows that never move.
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line'
import Copy from 'lucide-react/icons/copy'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import Trash from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import type { Layer } from '#contract/covers/scene'
import { useWords } from '../../../../../lib/words'
import { useEditor } from '../state/use-editor'
import { toolClass } from './panel-class'

interface ToolProps {
  label: string
  onClick(): void
  children: ReactNode
  disabled?: boolean
  isOn?: boolean
}

export function Tool({ label, onClick, children, disabled, isOn }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      disabled={disabled}
      onClick={onClick}
      className={toolClass}
    >
      {children}
    </button>
  )
}

export const toolGrid = 'grid grid-cols-8 pointer-coarse:grid-cols-4'

export function Deeds({ layers }: { layers: readonly Layer[] }) {
  const t = useWords('cover-editor')
  const editor = useEditor()
  const isHidden = layers.every(layer => layer.is_hidden)
  const isLocked = layers.every(layer => layer.is_locked)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons is no set of fields
    <div role="group" aria-label={t('panel.deeds')} className={toolGrid}>
      <Tool label={t('panel.order.front')} disabled={isLocked} onClick={() => editor.order('front')}>
        <ArrowUpToLine />
      </Tool>
      <Tool label={t('panel.order.forward')} disabled={isLocked} onClick={() => editor.order('forward')}>
        <ArrowUp />
      </Tool>
      <Tool label={t('panel.order.backward')} disabled={isLocked} onClick={() => editor.order('backward')}>
        <ArrowDown />
      </Tool>
      <Tool label={t('panel.order.back')} disabled={isLocked} onClick={() => editor.order('back')}>
        <ArrowDownToLine />
      </Tool>
      <Tool label={t('panel.hide')} isOn={isHidden} onClick={() => editor.hide()}>
        {isHidden ? <EyeOff /> : <Eye />}
      </Tool>
      <Tool label={t('panel.lock')} isOn={isLocked} onClick={() => editor.lock()}>
        {isLocked ? <Lock /> : <LockOpen />}
      </Tool>
      <Tool label={t('panel.duplicate')} onClick={() => editor.duplicate()}>
        <Copy />
      </Tool>
      <Tool label={t('panel.remove')} disabled={isLocked} onClick={() => editor.remove()}>
        <Trash />
      </Tool>
    </div>
  )
}
