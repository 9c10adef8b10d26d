import type { ReactNode } from 'react'
import { LanguageSwitch } from '../../features/shell/language-switch'
import { Logo } from '../../features/shell/logo'
import { ThemeSwitch } from '../../features/shell/theme-switch'
import { links } from '../../lib/links'
import { useWords } from '../../lib/words'

interface OperatorFrameProps {
  menu?: ReactNode
  tools?: ReactNode
  children: ReactNode
}

/** On a phone the menu has a line of its own under the name. */
export function OperatorFrame({ menu, tools, children }: OperatorFrameProps) {
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
        <div className="flex min-h-16 flex-wrap items-center gap-x-8 px-4 sm:px-8">
          <Logo to={links.operator} />
          {menu && <div className="max-md:order-last max-md:w-full">{menu}</div>}
          <div className="ml-auto flex items-center gap-1">
            <LanguageSwitch />
            <ThemeSwitch />
            {tools}
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
    </div>
  )
}
