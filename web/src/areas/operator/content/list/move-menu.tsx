import FolderInput from 'lucide-react/icons/folder-input'
import { type ContentRow, readContent, saveDraft } from '#contract/content/editing-calls'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { useLanguage, useWords } from '../../../../lib/words'
import { DropdownMenu, MenuItem } from '../../../../ui/dropdown-menu'
import { IconButton } from '../../../../ui/icon-button'
import { useToast } from '../../../../ui/toast'
import { type Branch, refreshContent } from '../content-queries'
import { useRowTitle } from './row-title'

/** Puts an article into another branch; readers find it there at once. */
export function MoveMenu({ row, branches }: { row: ContentRow; branches: readonly Branch[] }) {
  const t = useWords('content')
  const language = useLanguage()
  const toast = useToast()
  const name = useRowTitle()(row)
  const [once] = useOnce()
  const move = (branch: Branch) =>
    once(async () => {
      const { data } = await api(readContent, { id: row.id })
      const { id, kind, revision, draft } = data
      await api(saveDraft, { id, kind, revision, draft, tid: branch.tid })
      toast({ title: t('branch.moved', { name, branch: branch.title[language] }), tone: 'river' })
      await refreshContent()
    })
  return (
    <DropdownMenu
      header={t('branch.moveTo')}
      trigger={
        <IconButton size="small" label={t('branch.move', { name })}>
          <FolderInput />
        </IconButton>
      }
    >
      {branches
        .filter(({ tid }) => tid !== row.tid)
        .map(branch => (
          <MenuItem key={branch.tid} onSelect={() => void move(branch)}>
            {branch.title[language]}
          </MenuItem>
        ))}
    </DropdownMenu>
  )
}
