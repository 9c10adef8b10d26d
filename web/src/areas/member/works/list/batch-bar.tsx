import X from 'lucide-react/icons/x'
import type { WorkRow } from '#contract/works/work-calls'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { DropdownMenu, MenuItem } from '../../../../ui/dropdown-menu'
import { IconButton } from '../../../../ui/icon-button'
import { type BatchAction, possibleActions, useBatch } from './use-batch'

const isGrave = (action: BatchAction) => action === 'delete' || action === 'take_down'

type BatchBarProps = { chosen: readonly WorkRow[]; onClear: () => void }

/** Along the lower edge, as long as something is chosen. */
export function BatchBar({ chosen, onClear }: BatchBarProps) {
  const t = useWords('works')
  const { start, isBusy, dialogs } = useBatch(chosen, onClear)
  const actions = possibleActions(chosen)
  return (
    <>
      {chosen.length > 0 && (
        <section
          aria-label={t('batch.label')}
          data-bottom-bar="always"
          className="sticky bottom-[calc(var(--demo-phone,0px)+0.75rem)] z-10 mt-4 flex animate-rise items-center gap-2 rounded-card border border-line bg-raised py-2 pr-3 pl-2 shadow-lift"
        >
          <div className="mr-auto flex items-center gap-1">
            <IconButton label={t('batch.clear')} onClick={onClear}>
              <X />
            </IconButton>
            <p role="status" className="num font-semibold">
              {t('batch.chosen', { count: chosen.length })}
            </p>
          </div>
          {actions.length === 0 && <p className="pr-2 text-sm text-soft">{t('batch.nothing')}</p>}
          {actions.map(action => (
            <Button
              key={action}
              size="small"
              className={actions.length > 1 ? 'max-sm:hidden' : undefined}
              loading={isBusy}
              variant={isGrave(action) ? 'danger' : 'ink'}
              onClick={() => start(action)}
            >
              {t(`batch.${action}`)}
            </Button>
          ))}
          {/* On a phone several would not fit side by side. */}
          {actions.length > 1 && (
            <DropdownMenu
              trigger={
                <Button variant="ink" size="small" loading={isBusy} className="sm:hidden">
                  {t('batch.actions')}
                </Button>
              }
            >
              {actions.map(action => (
                <MenuItem key={action} danger={isGrave(action)} onSelect={() => start(action)}>
                  {t(`batch.${action}`)}
                </MenuItem>
              ))}
            </DropdownMenu>
          )}
        </section>
      )}
      {dialogs}
    </>
  )
}
