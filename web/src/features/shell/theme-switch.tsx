import { useEffect, useState } from 'react'
import { chooseTheme, currentTheme, type Theme, themes } from '../../lib/appearance'
import { useWords } from '../../lib/words'

const drawings: Record<Theme, string> = {
  system: 'M3 4h16v11H3zM8 19h6',
  light:
    'M11 7a4 4 0 1 1 0 8 4 4 0 0 1 0-8M11 1v2M11 19v2M1 11h2M19 11h2M4 4l1.4 1.4M16.6 16.6 18 18M4 18l1.4-1.4M16.6 5.4 18 4',
  dark: 'M18 13A8 8 0 0 1 9 4a8 8 0 1 0 9 9',
}

/** One button that goes on to the next of the three. */
export function ThemeSwitch() {
  const t = useWords('shell')
  const [theme, setTheme] = useState<Theme>('system')
  useEffect(() => setTheme(currentTheme()), [])
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'
  const label = `${t('theme.label')}: ${t(`theme.${theme}`)}`
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="grid size-11 place-items-center rounded-full text-soft hover:bg-sunken hover:text-ink"
      onClick={() => {
        chooseTheme(next)
        setTheme(next)
      }}
    >
      <svg
        width="20"
        height="20"
        viewBox="0 0 22 22"
        fill="none"
        className="stroke-current"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={drawings[theme]} />
      </svg>
    </button>
  )
}
