import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { type Artist, artist } from '#contract/works/work'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { FieldContext } from '../../../ui/field-context'
import { IconButton } from '../../../ui/icon-button'
import { TextInput } from '../../../ui/text-input'
import { longest } from '../limits'

type Pages = Artist['channel_ids']
type ArtistPagesProps = { value: Pages; onChange: (pages: Pages) => void }

/** The artist's own pages at channels: a release lands there and not with a namesake. */
export function ArtistPages({ value, onChange }: ArtistPagesProps) {
  const t = useWords('publish')
  const change = (index: number, part: Partial<Pages[number]>) =>
    onChange(value.map((page, place) => (place === index ? { ...page, ...part } : page)))
  const added = [...value, { channel: '', id: '' }]
  return (
    <FieldContext value={null}>
      <div className="mt-1 grid gap-2 rounded-control bg-sunken p-3">
        <p className="text-sm text-soft">{t('artists.pagesHint')}</p>
        {value.map((page, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages have no identity but their place
          <div key={index} className="grid grid-cols-[8rem_minmax(0,1fr)_auto] gap-2">
            <TextInput
              aria-label={t('artists.channel')}
              placeholder={t('artists.channel')}
              value={page.channel}
              maxLength={longest.channel}
              onChange={event => change(index, { channel: event.target.value })}
            />
            <TextInput
              aria-label={t('artists.pageId')}
              placeholder={t('artists.pageId')}
              value={page.id}
              maxLength={longest.channelId}
              onChange={event => change(index, { id: event.target.value })}
            />
            <IconButton
              label={t('artists.removePage')}
              onClick={() => onChange(value.filter((_, place) => place !== index))}
            >
              <Trash2 />
            </IconButton>
          </div>
        ))}
        {artist.shape.channel_ids.safeParse(added).success && (
          <Button
            size="small"
            className="justify-self-start"
            icon={<Plus aria-hidden="true" className="size-4" />}
            onClick={() => onChange(added)}
          >
            {t('artists.addPage')}
          </Button>
        )}
      </div>
    </FieldContext>
  )
}
