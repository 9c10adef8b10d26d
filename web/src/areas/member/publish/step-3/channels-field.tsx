import { useState } from 'react'
import type { Channel } from '#contract/distribution/calls'
import { addDays, chosenChannels, sellsThere } from '#contract/works/missing'
import type { Scope } from '#contract/works/work'
import { DraftField } from '../../../../features/works/fields/draft-field'
import { countryNames } from '../../../../lib/country-names'
import { useRootData } from '../../../../lib/root-data'
import { useLanguage, useWords } from '../../../../lib/words'
import { Checkbox } from '../../../../ui/checkbox'
import { cx } from '../../../../ui/class-names'
import { FieldContext } from '../../../../ui/field-context'
import { Notice } from '../../../../ui/notice'
import { Segmented } from '../../../../ui/segmented'

type ChannelsFieldProps = {
  channels: readonly Channel[]
  scope: Scope
  onChange: (values: Partial<Scope>) => void
  isReadOnly: boolean
}

const fewCountries = 3

/** All channels, also those that join later, or some of them; each says where it reaches and how long it needs. */
export function ChannelsField({ channels, scope, onChange, isReadOnly }: ChannelsFieldProps) {
  const t = useWords('publish')
  const chosen = chosenChannels(scope, channels).map(({ id }) => id)
  const put = (id: number, isChosen: boolean) =>
    onChange({ channel_ids: isChosen ? [...chosen, id] : chosen.filter(other => other !== id) })
  const isPlaced = scope.territory.worldwide || scope.territory.countries.length > 0
  const isLeftOut = (channel: Channel) => isPlaced && !sellsThere(channel, scope)
  // Whoever looks at the other answer for a moment finds their channels again.
  const [before, setBefore] = useState<number[]>()
  const choose = (next: 'all' | 'some') => {
    if (next === 'some') return onChange({ all_channels: false, channel_ids: before ?? chosen })
    if (!scope.all_channels) setBefore(chosen)
    onChange({ all_channels: true, channel_ids: [] })
  }
  if (channels.length === 0) {
    return (
      <DraftField field="channels" isRequired isLabelHidden group>
        <Notice tone="amber" title={t('scope.noChannels')}>
          {t('scope.noChannelsText')}
        </Notice>
      </DraftField>
    )
  }
  return (
    <DraftField field="channels" isRequired isLabelHidden group>
      <Segmented
        className="self-start"
        value={scope.all_channels ? 'all' : 'some'}
        disabled={isReadOnly}
        onChange={choose}
        segments={[
          { value: 'all', label: t('channels.all') },
          { value: 'some', label: t('channels.some') },
        ]}
      />
      {/* The field's message is about the whole choice, not about each of its boxes. */}
      <FieldContext value={null}>
        <ul className="mt-3 grid gap-2 sm:grid-cols-2">
          {channels.map(channel => (
            <li
              key={channel.id}
              className={cx(
                'flex items-center gap-3 rounded-control border px-3 py-2',
                chosen.includes(channel.id) ? 'border-edge bg-surface' : 'border-line',
              )}
            >
              <img src={channel.logo} alt="" width={36} height={36} className="size-9 shrink-0" />
              <ChannelFacts channel={channel} isLeftOut={chosen.includes(channel.id) && isLeftOut(channel)} />
              {!scope.all_channels && (
                <Checkbox
                  aria-label={channel.name}
                  checked={chosen.includes(channel.id)}
                  disabled={isReadOnly}
                  onChange={event => put(channel.id, event.target.checked)}
                />
              )}
            </li>
          ))}
        </ul>
      </FieldContext>
    </DraftField>
  )
}

function ChannelFacts({ channel, isLeftOut }: { channel: Channel; isLeftOut: boolean }) {
  const t = useWords('publish')
  const names = countryNames(useLanguage())
  const { review_days: reviewDays } = useRootData().site.promises
  const { worldwide, countries } = channel.territory
  const place = worldwide
    ? t('channels.worldwide')
    : countries.length <= fewCountries
      ? countries.map(names.of).join(' · ')
      : t('channels.countries', { count: countries.length })
  return (
    <span className="min-w-0 flex-1">
      <span className="block font-semibold">{channel.name}</span>
      <span className="num block text-sm text-soft">
        {place} · {/* The promised review counts, as for the day of the whole release. */}
        <span className="whitespace-nowrap">
          {t('channels.earliest', { date: addDays(channel.earliest, reviewDays) })}
        </span>
      </span>
      {isLeftOut && <span className="block text-sm">{t('channels.nowhere')}</span>}
    </span>
  )
}
