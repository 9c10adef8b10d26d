// The menu of small screens, as a native popover: no script is needed to open or close it.
import { useEffect, useId, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { links } from '../../lib/links'
import { useWords } from '../../lib/words'
import { LanguageSwitch } from './language-switch'
import { MainMenu } from './main-menu'
import type { MenuEntry } from './menus'
import { ThemeSwitch } from './theme-switch'

export function PhoneMenu({ entries, children }: { entries: MenuEntry[]; children?: React.ReactNode }) {
  const t = useWords('shell')
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(() => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover()
  }, [key])
  return (
    <div className="lg:hidden">
      <MenuButton menu={id} label={t('menu.open')} lines="M3 6h16M3 11h16M3 16h10" />
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="fixed inset-x-0 top-0 m-0 w-full max-w-none border-b border-line bg-paper px-4 pt-2.5 pb-6 text-ink shadow-lift backdrop:bg-shade"
      >
        {/* Where the button was that opened it. */}
        <div className="flex h-11 items-center justify-end">
          <MenuButton menu={id} label={t('menu.close')} lines="M5 5l12 12M17 5 5 17" />
        </div>
        <MainMenu entries={entries} layout="upright" />
        <Link
          to={links.search}
          className="flex h-12 items-center pl-4.5 text-lg font-medium text-soft hover:text-ink"
        >
          {t('header.search')}
        </Link>
        <div className="mt-4 flex flex-wrap items-center gap-3 border-t border-line pt-4">
          {children}
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
    </div>
  )
}

/** Opens the menu, or closes it from within. */
function MenuButton({ menu, label, lines }: { menu: string; label: string; lines: string }) {
  return (
    <button
      type="button"
      popoverTarget={menu}
      aria-label={label}
      className="grid size-11 place-items-center rounded-full hover:bg-sunken"
    >
      <svg
        width="22"
        height="22"
        viewBox="0 0 22 22"
        className="stroke-ink"
        strokeWidth="2"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d={lines} />
      </svg>
    </button>
  )
}
