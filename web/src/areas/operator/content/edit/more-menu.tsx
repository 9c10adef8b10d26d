import Ellipsis from 'lucide-react/icons/ellipsis'
import { useWords } from '../../../../lib/words'
import { DropdownMenu, MenuItem } from '../../../../ui/dropdown-menu'
import { IconButton } from '../../../../ui/icon-button'
import type { Question } from './ask-first'
import type { Item } from './new-item'

interface MoreMenuProps {
  item: Item
  onSchedule: (() => void) | undefined
  onCancel: (() => void) | undefined
  onHistory: () => void
  onAsk: (question: Question) => void
}

/** What is done seldom; on a phone also what has no room beside the main buttons. */
export function MoreMenu({ item, onSchedule, onCancel, onHistory, onAsk }: MoreMenuProps) {
  const t = useWords('content')
  const canDiscard = item.has_draft && item.shown_version !== null && item.can.edit
  const isBare = !canDiscard && !item.can.hide && !item.can.bin
  return (
    <span className={isBare ? 'sm:hidden' : undefined}>
      <DropdownMenu
        trigger={
          <IconButton variant="line" label={t('deed.more')}>
            <Ellipsis />
          </IconButton>
        }
      >
        <span className="sm:hidden">
          {onSchedule && <MenuItem onSelect={onSchedule}>{t('deed.schedule')}</MenuItem>}
          {onCancel && <MenuItem onSelect={onCancel}>{t('deed.cancel')}</MenuItem>}
          <MenuItem onSelect={onHistory}>{t('deed.history')}</MenuItem>
        </span>
        {canDiscard && <MenuItem onSelect={() => onAsk('discard')}>{t('deed.discard')}</MenuItem>}
        {item.can.hide && <MenuItem onSelect={() => onAsk('hide')}>{t('deed.hide')}</MenuItem>}
        {item.can.bin && (
          <MenuItem danger onSelect={() => onAsk('bin')}>
            {t('deed.bin')}
          </MenuItem>
        )}
      </DropdownMenu>
    </span>
  )
}
