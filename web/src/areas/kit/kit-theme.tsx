import { useEffect, useState } from 'react'
import { Segmented } from '../../ui/segmented'

type Theme = 'light' | 'dark' | 'system'

export function KitTheme() {
  const [theme, setTheme] = useState<Theme>('system')
  useEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
  return (
    <Segmented<Theme>
      label="Theme"
      value={theme}
      onChange={setTheme}
      segments={[
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
        { value: 'system', label: 'System' },
      ]}
    />
  )
}
