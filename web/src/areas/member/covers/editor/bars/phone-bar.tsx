// On a narrow screen one panel at a time stands below the cover, so that the cover stays in sight.
import CircleCheck from 'lucide-react/icons/circle-check'
import Layers from 'lucide-react/icons/layers'
import Plus from 'lucide-react/icons/plus'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useWords } from '../../../../../lib/words'
import { cx } from '../../../../../ui/class-names'
import { IconButton } from '../../../../../ui/icon-button'

export const phonePanels = ['add', 'layers', 'properties', 'check'] as const
export type PhonePanel = (typeof phonePanels)[number]

const icons: Record<PhonePanel, ReactNode> = {
  add: <Plus />,
  layers: <Layers />,
  properties: <SlidersHorizontal />,
  check: <CircleCheck />,
}

interface PhoneBarProps {
  open: PhonePanel | undefined
  onOpen(panel: PhonePanel | undefined): void
  panels: Record<PhonePanel, ReactNode>
}

export function PhoneBar({ open, onOpen, panels }: PhoneBarProps) {
  const t = useWords('cover-editor')
  return (
    <div className="border-t border-line bg-surface lg:hidden">
      {open && (
        <section aria-label={t(`phone.${open}`)} className="flex h-[42dvh] flex-col">
          <header className="flex items-center justify-between border-b border-line pl-4">
            <h2 className="text-base">{t(`phone.${open}`)}</h2>
            <IconButton label={t('close')} onClick={() => onOpen(undefined)}>
              <X />
            </IconButton>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{panels[open]}</div>
        </section>
      )}
      <nav aria-label={t('phone.label')} className="grid grid-cols-4 pb-[env(safe-area-inset-bottom)]">
        {phonePanels.map(panel => (
          <button
            key={panel}
            type="button"
            aria-expanded={open === panel}
            onClick={() => onOpen(open === panel ? undefined : panel)}
            className={cx(
              'grid min-h-14 place-items-center content-center gap-0.5 text-xs [&>svg]:size-5',
              open === panel ? 'text-ink' : 'text-soft',
            )}
          >
            {icons[panel]}
            {t(`phone.${panel}`)}
          </button>
        ))}
      </nav>
    </div>
  )
}
