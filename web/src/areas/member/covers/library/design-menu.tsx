import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import PencilLine from 'lucide-react/icons/pencil-line'
import Trash2 from 'lucide-react/icons/trash-2'
import type { DesignRow } from '#contract/covers/design'
import { useWords } from '../../../../lib/words'
import { DropdownMenu, MenuItem, MenuLine } from '../../../../ui/dropdown-menu'
import { IconButton } from '../../../../ui/icon-button'

export type DesignWish = 'mark' | 'rename' | 'copy' | 'bin' | 'restore' | 'remove'

interface DesignMenuProps {
  design: DesignRow
  onWish(wish: DesignWish): void
}

export function DesignMenu({ design, onWish }: DesignMenuProps) {
  const t = useWords('covers')
  const { name } = design
  return (
    <DropdownMenu
      trigger={
        <IconButton size="small" label={t('library.more', { name })} className="-mr-2">
          <Ellipsis />
        </IconButton>
      }
    >
      <MenuItem icon={<PencilLine />} onSelect={() => onWish('rename')}>
        {t('library.rename')}
      </MenuItem>
      <MenuItem icon={<Copy />} onSelect={() => onWish('copy')}>
        {t('library.copy')}
      </MenuItem>
      <MenuLine />
      <MenuItem danger icon={<Trash2 />} onSelect={() => onWish('bin')}>
        {t('library.bin')}
      </MenuItem>
    </DropdownMenu>
  )
}
