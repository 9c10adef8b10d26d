import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { rememberMenuIndex } from '../../lib/menu-memory'
import { useWords } from '../../lib/words'
import { cx } from '../../ui/class-names'
import type { MenuEntry } from './menus'

/** The entry of this page, remembered in a cookie; a page that belongs to none shows none. */
function useSelectedEntry(entries: MenuEntry[]): number {
  const { pathname } = useLocation()
  const own = entries.findIndex(({ area }) => pathname === area || pathname.startsWith(`${area}/`))
  useEffect(() => {
    if (own >= 0) rememberMenuIndex(own)
  }, [own])
  return own
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
