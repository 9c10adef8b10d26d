import { platforms, type SoftwareVersions } from '#contract/sites/agent'
import { useWords } from '../../../lib/words'
import { Field } from '../../../ui/field'
import { Switch } from '../../../ui/switch'
import { TextInput } from '../../../ui/text-input'
import { BothLanguages } from './both-languages'
import { Group, PartForm } from './part-form'
import { SettingsPage } from './settings-page'
import type { Settings } from './settings-queries'
import { usePart } from './use-part'

type Platform = (typeof platforms)[number]
const versionPattern = /^\d{1,4}(\.\d{1,4}){1,3}$/
const noVersion = { version: '', notes: { 'zh-CN': '', en: '' }, required: false }

export default function Apps() {
  return <SettingsPage room="apps">{settings => <AppsForm settings={settings} />}</SettingsPage>
}

function AppsForm({ settings }: { settings: Settings }) {
  const t = useWords('site')
  const { downloads, software } = settings
  const part = usePart('apps', settings, { downloads, software }, draft => ({
    downloads: draft.downloads,
    // A platform without a version has no app to tell of.
    software: Object.fromEntries(
      Object.entries(draft.software).filter(([, known]) => known.version !== ''),
    ) as SoftwareVersions,
  }))
  const { draft, change, problemOf } = part
  const put = (platform: Platform, changed: Partial<typeof noVersion>) =>
    change({
      software: { ...draft.software, [platform]: { ...(draft.software[platform] ?? noVersion), ...changed } },
    })
  return (
    <PartForm part={part}>
      {platforms.map(platform => {
        const known = draft.software[platform] ?? noVersion
        const isWrong = known.version !== '' && !versionPattern.test(known.version)
        return (
          <Group key={platform} title={t(`platform.${platform}`)}>
            <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
              <Field
                label={t('field.download')}
                hint={t('hint.download')}
                error={problemOf(`downloads.${platform}`)}
              >
                <TextInput
                  type="url"
                  value={draft.downloads[platform]}
                  maxLength={2000}
                  onChange={event =>
                    change({ downloads: { ...draft.downloads, [platform]: event.target.value.trim() } })
                  }
                />
              </Field>
              <Field
                label={t('field.version')}
                error={isWrong ? t('version.wrong') : problemOf(`${platform}.version`)}
              >
                <TextInput
                  value={known.version}
                  placeholder="1.0.0"
                  maxLength={20}
                  onChange={event => put(platform, { version: event.target.value.trim() })}
                />
              </Field>
            </div>
            {known.version !== '' && (
              <>
                <BothLanguages
                  label={t('field.notes')}
                  value={known.notes}
                  maxLength={2000}
                  rows={3}
                  onChange={notes => put(platform, { notes })}
                />
                <Switch checked={known.required} onChange={required => put(platform, { required })}>
                  {t('field.required')}
                </Switch>
              </>
            )}
          </Group>
        )
      })}
    </PartForm>
  )
}
