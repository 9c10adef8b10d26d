import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { type Artist, artist, releaseDetails } from '#contract/works/work'
import { useOpenDraft } from '../../../../features/works/draft/draft-context'
import { ArtistPages } from '../../../../features/works/fields/artist-pages'
import { knownNames } from '../../../../features/works/fields/known-names'
import { SuggestInput } from '../../../../features/works/fields/suggest-input'
import { useKnownPages } from '../../../../features/works/fields/use-known-pages'
import { longest } from '../../../../features/works/limits'
import { useArtistRoles } from '../../../../features/works/work-labels'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { cx } from '../../../../ui/class-names'
import { FieldContext } from '../../../../ui/field-context'
import { IconButton } from '../../../../ui/icon-button'
import { Select } from '../../../../ui/select'

type ArtistsFieldProps = { value: readonly Artist[]; onChange: (artists: Artist[]) => void }

const nobody: Artist = { name: '', role: 'main', channel_ids: [] }

/** Who the release is by. One empty line stands ready; each further artist is a line of its own. */
export function ArtistsField({ value, onChange }: ArtistsFieldProps) {
  const t = useWords('publish')
  const rows = value.length > 0 ? value : [nobody]
  const change = (index: number, part: Partial<Artist>) =>
    onChange(rows.map((row, place) => (place === index ? { ...row, ...part } : row)))
  const isFull = !releaseDetails.shape.artists.safeParse([...rows, nobody]).success
  return (
    <div className="grid gap-3">
      {rows.map((row, index) => (
        <ArtistRow
          // biome-ignore lint/suspicious/noArrayIndexKey: artists have no identity but their place
          key={index}
          artist={row}
          number={index + 1}
          onChange={part => change(index, part)}
          onRemove={value.length > 0 ? () => onChange(rows.filter((_, place) => place !== index)) : undefined}
        />
      ))}
      {!isFull && (
        <Button
          size="small"
          className="justify-self-start disabled:hidden"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => onChange([...rows, { ...nobody, role: 'featured' }])}
        >
          {t('artists.add')}
        </Button>
      )}
    </div>
  )
}

type ArtistRowProps = {
  artist: Artist
  number: number
  onChange: (part: Partial<Artist>) => void
  onRemove: (() => void) | undefined
}

function ArtistRow({ artist: row, number, onChange, onRemove }: ArtistRowProps) {
  const t = useWords('publish')
  const { state, isReadOnly } = useOpenDraft()
  const roles = useArtistRoles()
  const [isOpen, setIsOpen] = useState(false)
  const [isActive, setIsActive] = useState(false)
  const pagesOf = useKnownPages(row, isActive && !isReadOnly)
  const { length } = row.channel_ids
  return (
    <div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 sm:grid-cols-[minmax(0,1fr)_11rem_auto]">
        <SuggestInput
          kind="artist"
          value={row.name}
          onType={name => onChange({ name })}
          onTake={name => onChange({ name, ...pagesOf(name) })}
          onEnter={() => setIsActive(true)}
          onLeave={() => {
            const pages = pagesOf(row.name)
            if (pages.channel_ids) onChange(pages)
          }}
          nearby={knownNames(state.content)}
          maxLength={longest.name}
          label={t('artists.name', { number })}
          placeholder={t('artists.placeholder')}
        />
        {/* The role stands on a line of its own on a phone, and is no part of what the field's message is about. */}
        <FieldContext value={null}>
          <Select
            options={roles}
            value={row.role}
            onChange={role => role && onChange({ role: artist.shape.role.parse(role) })}
            label={t('artists.role', { number })}
            disabled={isReadOnly}
            className="max-sm:order-3"
          />
        </FieldContext>
        <IconButton
          className="disabled:invisible"
          label={t('artists.remove', { number })}
          onClick={onRemove}
          disabled={!onRemove || isReadOnly}
        >
          <Trash2 />
        </IconButton>
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className={cx(
          'mt-1 min-h-9 text-sm text-soft underline underline-offset-4 hover:text-ink pointer-coarse:min-h-11',
          length > 0 ? 'disabled:no-underline' : 'disabled:hidden',
        )}
      >
        {length > 0 ? t('artists.pagesCount', { count: length }) : t('artists.pages')}
      </button>
      {isOpen && <ArtistPages value={row.channel_ids} onChange={channel_ids => onChange({ channel_ids })} />}
    </div>
  )
}
