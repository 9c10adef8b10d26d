import { useOpenDraft, useTrack } from '../../../../features/works/draft/draft-context'
import { withInstrumental } from '../../../../features/works/draft/follow'
import { useWords } from '../../../../lib/words'
import { Switch } from '../../../../ui/switch'

export function InstrumentalSwitch({ trackId, className }: { trackId: number; className?: string }) {
  const t = useWords('publish')
  const { keeper, state, isReadOnly } = useOpenDraft()
  const { details } = useTrack(trackId)
  return (
    <Switch
      checked={details?.instrumental ?? false}
      onChange={isOn => keeper.edit(content => withInstrumental(state.work.kind, content, trackId, isOn))}
      disabled={isReadOnly}
      detail={t('track.instrumentalHint')}
      className={className}
    >
      <span className="font-semibold">{t('track.instrumental')}</span>
    </Switch>
  )
}
