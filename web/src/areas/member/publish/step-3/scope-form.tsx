import { useEffect } from 'react'
import type { Channel } from '#contract/distribution/calls'
import type { DraftTrack } from '#contract/works/missing'
import { allowedTerritory } from '#contract/works/missing'
import { countries, countriesOf, outside } from '#contract/works/territories'
import type { Scope, Territory } from '#contract/works/work'
import { useOpenDraft } from '../../../../features/works/draft/draft-context'
import { DraftField } from '../../../../features/works/fields/draft-field'
import { TerritoryChooser } from '../../../../features/works/territory/territory-chooser'
import { useWords } from '../../../../lib/words'
import { Card } from '../../../../ui/card'
import { ChannelsField } from './channels-field'
import { ReleaseDateField } from './release-date-field'

/** Where and when: channels, countries inside every licence, and the day. */
export function ScopeForm({ channels }: { channels: readonly Channel[] }) {
  const t = useWords('publish')
  const { keeper, state } = useOpenDraft()
  const { work, content } = state
  const { scope, tracks } = content
  const isReadOnly = !work.can.edit && !work.can.choose_scope
  const set = (values: Partial<Scope>) =>
    keeper.edit(current => ({ ...current, scope: { ...current.scope, ...values } }))
  const allowed = sharedTerritory(tracks)
  const narrowed = isReadOnly ? undefined : narrowedTo(scope.territory, allowed)
  // What no licence covers cannot stay chosen; the hint says why it is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the countries say whether anything changed
  useEffect(() => {
    if (narrowed) set({ territory: narrowed })
  }, [narrowed?.countries.join()])
  const shared = { channels, scope, onChange: set, isReadOnly }
  return (
    <>
      <Card title={t('scope.channels')} detail={t('scope.channelsText')}>
        <div className="mt-5">
          <ChannelsField {...shared} />
        </div>
      </Card>
      <Card title={t('scope.territory')} detail={t('scope.territoryText')}>
        <div className="mt-5">
          <DraftField
            field="territory"
            isRequired
            isLabelHidden
            group
            hint={
              allowed.worldwide ? undefined : t('scope.licenceLimit', { count: allowed.countries.length })
            }
          >
            <TerritoryChooser
              value={scope.territory}
              onChange={territory => set({ territory })}
              allowed={allowed.worldwide ? undefined : allowed}
              isDisabled={isReadOnly}
            />
          </DraftField>
        </div>
      </Card>
      <Card title={t('scope.date')} detail={t('scope.dateText')}>
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-6">
          <ReleaseDateField {...shared} />
        </div>
      </Card>
    </>
  )
}

/** The part of a choice that the licences allow; undefined: all of it. */
function narrowedTo(chosen: Territory, allowed: Territory): Territory | undefined {
  if (outside(chosen, allowed).length === 0) return undefined
  return {
    worldwide: false,
    countries: allowed.countries.filter(country => countriesOf(chosen).includes(country)),
  }
}

/** Countries in which every track may be sold. */
function sharedTerritory(tracks: readonly DraftTrack[]): Territory {
  const limits = tracks
    .map(({ details }) => allowedTerritory(details.rights))
    .filter(({ worldwide }) => !worldwide)
  if (limits.length === 0) return { worldwide: true, countries: [] }
  const shared = countries.filter(country => limits.every(limit => countriesOf(limit).includes(country)))
  return { worldwide: false, countries: [...shared] }
}
