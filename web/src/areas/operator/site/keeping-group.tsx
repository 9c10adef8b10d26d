import { longestPlace, longestProvider, providerKinds } from '#contract/sites/data-keeping'
import type { SiteSettings } from '#contract/sites/settings-calls'
import { useWords } from '../../../lib/words'
import { BothLanguages } from './both-languages'
import { Group } from './part-form'

type Keeping = SiteSettings['presentation']['data_keeping']

interface KeepingGroupProps {
  value: Keeping
  problemOf: (field: string) => string | undefined
  onChange: (changed: Keeping) => void
}

/** Where personal information lies and who helps with it: the privacy policy names what is written here. */
export function KeepingGroup({ value, problemOf, onChange }: KeepingGroupProps) {
  const t = useWords('site')
  return (
    <Group title={t('group.keeping')} lead={t('group.keepingText')}>
      <BothLanguages
        label={t('field.storagePlace')}
        hint={t('hint.storagePlace')}
        value={value.storage_place}
        maxLength={longestPlace}
        problemOf={language => problemOf(`data_keeping.storage_place.${language}`)}
        onChange={storage_place => onChange({ ...value, storage_place })}
      />
      {providerKinds.map(kind => (
        <BothLanguages
          key={kind}
          label={t(`provider.${kind}`)}
          hint={kind === 'identity' ? t('hint.identityProvider') : undefined}
          value={value.providers[kind]}
          maxLength={longestProvider}
          problemOf={language => problemOf(`data_keeping.providers.${kind}.${language}`)}
          onChange={named => onChange({ ...value, providers: { ...value.providers, [kind]: named } })}
        />
      ))}
    </Group>
  )
}
