import { useWords } from '../../../../../lib/words'
import { Button } from '../../../../../ui/button'
import { DropdownMenu, MenuItem } from '../../../../../ui/dropdown-menu'
import { useShown, useView } from '../state/use-view'

const stops = [0.1, 0.25, 0.5, 1, 2] as const

/** How large, and whether the areas are shown that thumbnails leave. */
export function ViewTools() {
  const t = useWords('cover-editor')
  const view = useView()
  const zoom = useShown(shown => Math.round(shown.zoom * 100))
  const hasSafeAreas = useShown(shown => shown.hasSafeAreas)
  return (
    <div className="hidden items-center lg:flex">
      <DropdownMenu
        align="center"
        trigger={
          <Button
            variant="quiet"
            size="small"
            className="w-20 tabular-nums"
            aria-label={t('view.zoom', { percent: zoom })}
          >
            {zoom} %
          </Button>
        }
      >
        <MenuItem onSelect={() => view.fit()}>{t('view.fit')}</MenuItem>
        {stops.map(stop => (
          <MenuItem key={stop} onSelect={() => view.zoomTo(stop)}>
            {stop * 100} %
          </MenuItem>
        ))}
      </DropdownMenu>
      <Button variant="quiet" size="small" aria-pressed={hasSafeAreas} onClick={() => view.toggleSafeAreas()}>
        {t(hasSafeAreas ? 'view.safeOn' : 'view.safeOff')}
      </Button>
    </div>
  )
}
