import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { statisticsServices } from '#contract/sites/agent'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { Field } from '../../../ui/field'
import { IconButton } from '../../../ui/icon-button'
import { Select } from '../../../ui/select'
import { TextInput } from '../../../ui/text-input'
import { BothLanguages } from './both-languages'
import { ColorField } from './color-field'
import { KeepingGroup } from './keeping-group'
import { LegalGroup } from './legal-group'
import { NumbersGroup } from './numbers-group'
import { Group, PartForm } from './part-form'
import { PictureField } from './picture-field'
import { Preview } from './preview'
import { SettingsPage } from './settings-page'
import type { Settings } from './settings-queries'
import { usePart } from './use-part'

const mostCodes = 4

export default function General() {
  return <SettingsPage room="general">{settings => <GeneralForm settings={settings} />}</SettingsPage>
}

function GeneralForm({ settings }: { settings: Settings }) {
  const t = useWords('site')
  const saved = { ...settings.presentation, numbers_abroad: settings.numbers_abroad }
  const part = usePart('general', settings, saved, ({ numbers_abroad, ...presentation }) => ({
    presentation,
    numbers_abroad,
  }))
  const { draft, change, problemOf } = part
  const text = (field: 'contact_email' | 'hotline', maxLength: number) => (
    <Field label={t(`field.${field}`)} error={problemOf(field)}>
      <TextInput
        value={draft[field]}
        maxLength={maxLength}
        onChange={event => change({ [field]: event.target.value })}
      />
    </Field>
  )
  const days = (field: 'review_days' | 'answer_hours' | 'counter_notice_days', most: number) => (
    <Field label={t(`field.${field}`)} hint={t(`hint.${field}`)} error={problemOf(field)}>
      <TextInput
        type="number"
        min={1}
        max={most}
        value={draft.promises[field] || ''}
        onChange={event => change({ promises: { ...draft.promises, [field]: Number(event.target.value) } })}
      />
    </Field>
  )
  const { service_qr: codes, statistics } = draft
  return (
    <PartForm part={part}>
      <Group title={t('group.face')} lead={t('group.faceText')}>
        <BothLanguages
          label={t('field.site_title')}
          value={draft.site_title}
          maxLength={60}
          required
          problemOf={language =>
            draft.site_title[language].trim() ? problemOf(`site_title.${language}`) : t('missing')
          }
          onChange={site_title => change({ site_title })}
        />
        <PictureField
          title={t('field.site_logo')}
          detail={t('hint.site_logo')}
          value={draft.site_logo}
          error={problemOf('site_logo')}
          onChange={site_logo => change({ site_logo })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <ColorField
            token="accent"
            value={draft.colors.accent}
            error={problemOf('colors.accent')}
            onChange={accent => change({ colors: { ...draft.colors, accent } })}
          />
          <ColorField
            token="river"
            value={draft.colors.river}
            error={problemOf('colors.river')}
            onChange={river => change({ colors: { ...draft.colors, river } })}
          />
        </div>
        <Preview presentation={draft} />
      </Group>
      <Group title={t('group.contact')} lead={t('group.contactText')}>
        <div className="grid gap-4 sm:grid-cols-2">
          {text('contact_email', 200)}
          {text('hotline', 40)}
        </div>
        <BothLanguages
          label={t('field.contact_address')}
          value={draft.contact_address}
          maxLength={200}
          onChange={contact_address => change({ contact_address })}
        />
        <BothLanguages
          label={t('field.service_hours')}
          value={draft.service_hours}
          maxLength={80}
          onChange={service_hours => change({ service_hours })}
        />
        {codes.map((code, index) => {
          const put = (changed: Partial<typeof code>) =>
            change({
              service_qr: codes.map((other, at) => (at === index ? { ...other, ...changed } : other)),
            })
          return (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity than its place
              key={index}
              className="grid gap-4 rounded-card border border-line p-4"
            >
              <div className="flex items-center justify-between gap-4">
                <p className="font-semibold">{t('field.qr', { number: index + 1 })}</p>
                <IconButton
                  label={t('qr.remove', { number: index + 1 })}
                  onClick={() => change({ service_qr: codes.filter((_, at) => at !== index) })}
                >
                  <Trash />
                </IconButton>
              </div>
              <BothLanguages
                label={t('field.qrLabel')}
                value={code.label}
                maxLength={40}
                required
                problemOf={language => (code.label[language].trim() ? undefined : t('missing'))}
                onChange={label => put({ label })}
              />
              <PictureField
                title={t('field.qrImage')}
                detail={t('hint.qrImage')}
                value={code.image}
                canRemove={false}
                error={problemOf(`service_qr.${index}.image`)}
                onChange={image => put({ image })}
              />
            </div>
          )
        })}
        {codes.length < mostCodes && (
          <Button
            className="justify-self-start"
            icon={<Plus aria-hidden="true" className="size-4.5" />}
            onClick={() => change({ service_qr: [...codes, { label: { 'zh-CN': '', en: '' }, image: '' }] })}
          >
            {t('qr.add')}
          </Button>
        )}
      </Group>
      <Group title={t('group.promises')} lead={t('group.promisesText')}>
        <div className="grid gap-4 sm:grid-cols-2">
          {days('review_days', 30)}
          {days('answer_hours', 168)}
          {days('counter_notice_days', 60)}
        </div>
      </Group>
      <NumbersGroup
        countries={settings.countries_abroad}
        value={draft.numbers_abroad}
        problem={problemOf('numbers_abroad')}
        onChange={numbers_abroad => change({ numbers_abroad })}
      />
      <KeepingGroup
        value={draft.data_keeping}
        problemOf={problemOf}
        onChange={data_keeping => change({ data_keeping })}
      />
      <LegalGroup draft={draft} change={change} problemOf={problemOf} />
      <Group title={t('group.statistics')} lead={t('group.statisticsText')}>
        <Field label={t('field.service')}>
          <Select
            value={statistics.service}
            onChange={service =>
              change({ statistics: { ...statistics, service: service as typeof statistics.service } })
            }
            options={statisticsServices.map(service => ({ value: service, label: t(`service.${service}`) }))}
          />
        </Field>
        {statistics.service !== 'builtin' && (
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t('field.address')} error={problemOf('statistics.address')}>
              <TextInput
                value={statistics.address ?? ''}
                maxLength={500}
                onChange={event => change({ statistics: { ...statistics, address: event.target.value } })}
              />
            </Field>
            <Field label={t('field.site_id')} error={problemOf('statistics.site_id')}>
              <TextInput
                value={statistics.site_id ?? ''}
                maxLength={200}
                onChange={event => change({ statistics: { ...statistics, site_id: event.target.value } })}
              />
            </Field>
          </div>
        )}
      </Group>
    </PartForm>
  )
}
