import type { ReactNode } from 'react'
import { LanguageSwitch } from '../../features/shell/language-switch'
import { Logo } from '../../features/shell/logo'
import { ThemeSwitch } from '../../features/shell/theme-switch'
import { links } from '../../lib/links'
import { useWords } from '../../lib/words'

interface OperatorFrameProps {
  menu?: ReactNode
  jump?: ReactNode
  tools?: ReactNode
  banner?: ReactNode
  children: ReactNode
}

export function OperatorFrame({ menu, jump, tools, banner, children }: OperatorFrameProps) {
  const t = useWords('shell')
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <a
          href="#content"
          className="absolute -top-20 left-4 z-50 rounded-b-control bg-ink px-4 py-2 text-paper focus:top-0"
        >
          {t('skip.content')}
        </a>
        <div className="flex min-h-16 items-center gap-x-2 px-4 sm:gap-x-8 sm:px-8">
          <Logo to={links.operator} />
          <div className="ml-auto flex shrink-0 items-center sm:gap-1">
            {jump}
            <LanguageSwitch />
            <ThemeSwitch />
            {tools}
          </div>
        </div>
      </header>
      {banner}
      <div className="flex flex-1 flex-col lg:flex-row">
        {menu}
        <main id="content" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
          {children}
        </main>
      </div>
    </div>
  )
}
