import type { Editor } from '@tiptap/react'
import * as Radix from 'radix-ui/dropdown-menu'
import type { ReactNode } from 'react'
import { cx } from '../../ui/class-names'
import { floatClass, optionClass } from '../../ui/control-class'
import { ToolButton } from './tool-button'

type ToolMenuProps = { editor: Editor; label: string; icon: ReactNode; isOn?: boolean; children: ReactNode }

/** Several tools behind one. Afterwards the cursor is in the text again, not in the tools. */
export function ToolMenu({ editor, label, icon, isOn, children }: ToolMenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>
        <ToolButton label={label} isOn={isOn} disabled={!editor.isEditable}>
          {icon}
        </ToolButton>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="start"
          sideOffset={6}
          collisionPadding={12}
          onCloseAutoFocus={event => {
            event.preventDefault()
            editor.view.focus()
          }}
          className={cx(
            floatClass,
            'max-h-(--radix-dropdown-menu-content-available-height) max-w-[22rem] min-w-52 overflow-y-auto p-1.5',
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export function ToolItem({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <Radix.Item onSelect={onSelect} className={optionClass}>
      {children}
    </Radix.Item>
  )
}
