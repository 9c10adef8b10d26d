import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { readMenuIndex, rememberMenuIndex } from '../../lib/menu-memory'
import { useIsBrowser } from '../../lib/use-is-browser'
import { useWords } from '../../lib/words'
import { cx } from '../../ui/class-names'
import type { MenuEntry } from './menus'

interface Selected {
  index: number | undefined
  /** The page belongs to the entry, which is remembered from now on. A page that belongs to none keeps the one before. */
  isOwn: boolean
}

/**
 * The server does not know what is remembered: its pages are kept for everybody. There `index` is open, and menu.css draws the entry that the
 * boot script has found.
 */
function useSelectedEntry(entries: MenuEntry[]): Selected {
  const { pathname } = useLocation()
  const isBrowser = useIsBrowser()
  const own = entries.findIndex(({ area }) => pathname === area || pathname.startsWith(`${area}/`))
  useEffect(() => {
    if (own >= 0) rememberMenuIndex(own)
  }, [own])
  if (own >= 0) return { index: own, isOwn: true }
  return { index: isBrowser ? readMenuIndex(entries.length) : undefined, isOwn: false }
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
    <nav aria-label={t('menu.label')} data-remembers={selected.index === undefined || undefined}>
      <ul className={cx('flex', isAcross ? 'gap-x-6' : 'flex-col')}>
        {entries.map((entry, index) => (
          <li key={entry.to}>
            <Link
              to={entry.to}
              aria-current={index === selected.index ? (selected.isOwn ? 'page' : 'true') : undefined}
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
