import type { Content } from '../../../../features/works/draft/content'
import { useOpenDraft } from '../../../../features/works/draft/draft-context'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { useToast } from '../../../../ui/toast'
import { contributorsOf } from './track-parts'

type ApplyToAllProps = { trackId: number; part: 'people' | 'rights' }

/** What one track says goes to all others, and can be taken back in the same place where it is told. */
export function ApplyToAll({ trackId, part }: ApplyToAllProps) {
  const t = useWords('publish')
  const toast = useToast()
  const { keeper, state, isReadOnly } = useOpenDraft()
  const { tracks } = state.content
  if (isReadOnly || tracks.length < 2) return null
  const apply = () => {
    const before = keeper.read().content.tracks
    keeper.edit(content => withPart(content, trackId, part))
    toast({
      tone: 'river',
      title: t(`apply.${part}Done`, { count: tracks.length - 1 }),
      action: (
        <Button size="small" onClick={() => keeper.edit(content => withTracksOf(content, before))}>
          {t('undo')}
        </Button>
      ),
    })
  }
  return (
    <Button size="small" onClick={apply}>
      {t(`apply.${part}`)}
    </Button>
  )
}

function withPart(content: Content, trackId: number, part: ApplyToAllProps['part']): Content {
  const source = content.tracks.find(({ id }) => id === trackId)?.details
  if (!source) return content
  const passed = part === 'people' ? contributorsOf(source) : { rights: source.rights }
  return {
    ...content,
    tracks: content.tracks.map(track => ({ ...track, details: { ...track.details, ...passed } })),
  }
}

function withTracksOf(content: Content, before: Content['tracks']): Content {
  const known = new Map(before.map(track => [track.id, track]))
  return { ...content, tracks: content.tracks.map(track => known.get(track.id) ?? track) }
}
