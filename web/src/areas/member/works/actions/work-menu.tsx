import ArchiveRestore from 'lucide-react/icons/archive-restore'
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import Copy from 'lucide-react/icons/copy'
import MoreHorizontal from 'lucide-react/icons/ellipsis'
import Eye from 'lucide-react/icons/eye'
import FilePlus from 'lucide-react/icons/file-plus'
import Flame from 'lucide-react/icons/flame'
import Pencil from 'lucide-react/icons/pencil'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import { Link } from 'react-router'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { DropdownMenu, MenuItem, MenuLine } from '../../../../ui/dropdown-menu'
import { IconButton } from '../../../../ui/icon-button'
import type { Acts, Deed, Journey } from './acts'

const icons: Record<Deed | Journey, typeof Eye> = {
  edit: Pencil,
  seeRevision: Pencil,
  addMaterial: FilePlus,
  seeAdded: FilePlus,
  promote: Flame,
  recall: Undo2,
  restore: ArchiveRestore,
  releaseAgain: RotateCcw,
  copy: Copy,
  discard: X,
  takeDown: ArrowDownToLine,
  delete: Trash2,
}
const grave: readonly Deed[] = ['discard', 'takeDown', 'delete']

type WorkMenuProps = {
  workId: number
  title: string
  acts: Acts
  onDeed: (deed: Deed, id: number) => void
  /** Leads to the work's page, where the menu stands elsewhere. */
  hasPage?: boolean
  look?: 'quiet' | 'line'
}

/** Whatever else can be done with a work. */
export function WorkMenu({ workId, title, acts, onDeed, hasPage = false, look = 'quiet' }: WorkMenuProps) {
  const t = useWords('works')
  const placeOf = (journey: Journey) => {
    if (journey === 'promote') return links.hotPlans
    const isAdding = journey === 'addMaterial' || journey === 'seeAdded'
    return isAdding ? links.addMaterial(workId) : links.updateMusic(workId)
  }
  const light = acts.deeds.filter(({ deed }) => !grave.includes(deed))
  const heavy = acts.deeds.filter(({ deed }) => grave.includes(deed))
  const hasFirst = hasPage || acts.journeys.length + light.length > 0
  if (!hasFirst && heavy.length === 0) return null
  const item = ({ deed, id }: Acts['deeds'][number]) => {
    const Icon = icons[deed]
    return (
      <MenuItem
        key={deed}
        icon={<Icon aria-hidden="true" />}
        danger={grave.includes(deed)}
        onSelect={() => onDeed(deed, id)}
      >
        {t(`deed.${deed}`)}
      </MenuItem>
    )
  }
  return (
    <DropdownMenu
      trigger={
        <IconButton label={t('menu.more', { title })} variant={look}>
          <MoreHorizontal />
        </IconButton>
      }
    >
      {hasPage && (
        <MenuItem asChild>
          <Link to={links.work(workId)}>
            <Eye aria-hidden="true" />
            {t('menu.page')}
          </Link>
        </MenuItem>
      )}
      {acts.journeys.map(journey => {
        const Icon = icons[journey]
        return (
          <MenuItem key={journey} asChild>
            <Link to={placeOf(journey)}>
              <Icon aria-hidden="true" />
              {t(`journey.${journey}`)}
            </Link>
          </MenuItem>
        )
      })}
      {light.map(item)}
      {hasFirst && heavy.length > 0 && <MenuLine />}
      {heavy.map(item)}
    </DropdownMenu>
  )
}
