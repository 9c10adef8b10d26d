import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { rememberedMenuIndex, rememberMenuIndex } from '../../lib/menu-memory'
import { useWords } from '../../lib/words'
import { cx } from '../../ui/class-names'
import type { MenuEntry } from './menus'

/** The entry of this page; on a page that belongs to none, the one that was chosen last. */
function useSelectedEntry(entries: MenuEntry[]): number {
  const { pathname } = useLocation()
  const own = entries.findIndex(({ area }) => pathname === area || pathname.startsWith(`${area}/`))
  // The server does not know the cookie, so the first render takes the default.
  const [remembered, setRemembered] = useState(0)
  useEffect(() => {
    if (own >= 0) rememberMenuIndex(own)
    else setRemembered(rememberedMenuIndex(entries.length))
  }, [own, entries.length])
  return own >= 0 ? own : remembered
}

interface MainMenuProps {
  entries: MenuEntry[]
  layout: 'across' | 'upright'
}

export function MainMenu({ entries, layout }: MainMenuProps) {
  const t = useWords('shell')
  const selected = useSelectedEntry(entries)
  const isAcross = layout === 'across'
  return (
    <nav aria-label={t('menu.label')}>
      <ul className={cx('flex', isAcross ? 'gap-x-6' : 'flex-col')}>
        {entries.map((entry, index) => (
          <li key={entry.to}>
            <Link
              to={entry.to}
              aria-current={index === selected ? 'page' : undefined}
              onClick={() => rememberMenuIndex(index)}
              className={cx(
                'flex items-center font-medium text-soft hover:text-ink aria-[current]:text-ink',
                isAcross
                  ? 'h-11 border-b-2 border-transparent whitespace-nowrap aria-[current]:border-accent'
                  : 'h-12 border-l-2 border-transparent pl-4 text-lg aria-[current]:border-accent',
              )}
            >
              {t(entry.label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
