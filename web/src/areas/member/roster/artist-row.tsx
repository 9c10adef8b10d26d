import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { RosterArtist } from '#contract/works/roster'
import { removeRosterArtist } from '#contract/works/roster-calls'
import { useOnce } from '../../../features/forms/use-once'
import { refreshRoster } from '../../../features/works/roster-queries'
import { api } from '../../../lib/api'
import { formatDate } from '../../../lib/format'
import { useWords } from '../../../lib/words'
import { Avatar } from '../../../ui/avatar'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { IconButton } from '../../../ui/icon-button'
import { useToast } from '../../../ui/toast'
import { useRoleWords } from './use-role-words'

type ArtistRowProps = {
  artist: RosterArtist
  /** Without it nothing can be changed. */
  onEdit: (() => void) | undefined
}

export function ArtistRow({ artist, onEdit }: ArtistRowProps) {
  const t = useWords('roster')
  const member = useWords('member')
  const roleOf = useRoleWords()
  const toast = useToast()
  const [once, isBusy] = useOnce()
  const [isAsked, setIsAsked] = useState(false)
  const { id, name, roles, channel_ids: pages, picture, used_at: usedAt } = artist
  const remove = () =>
    once(async () => {
      await api(removeRosterArtist, { id })
      setIsAsked(false)
      toast({ tone: 'river', title: t('removed', { name }) })
      await refreshRoster()
    })
  return (
    <li className="flex items-center gap-4 border-b border-line py-3.5">
      <Avatar name={name} src={picture || undefined} />
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-lg">{name}</h2>
        <p className="text-sm text-soft [overflow-wrap:anywhere]">{roles.map(roleOf).join(' · ')}</p>
        {pages.length > 0 && (
          <p className="text-sm text-soft [overflow-wrap:anywhere]">
            {t('pages')}
            {': '}
            {pages.map(({ channel }) => channel).join(' · ')}
          </p>
        )}
        {usedAt && <p className="num text-sm text-faint">{t('used', { date: formatDate(usedAt) })}</p>}
      </div>
      {onEdit && (
        <div className="flex">
          <IconButton label={t('editOf', { name })} onClick={onEdit}>
            <Pencil />
          </IconButton>
          <IconButton label={t('removeOf', { name })} onClick={() => setIsAsked(true)}>
            <Trash2 />
          </IconButton>
        </div>
      )}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t('remove.title', { name })}
        confirmLabel={t('remove')}
        cancelLabel={member('cancel')}
        danger
        busy={isBusy}
        onConfirm={() => void remove()}
      >
        {t('remove.text')}
      </ConfirmDialog>
    </li>
  )
}
