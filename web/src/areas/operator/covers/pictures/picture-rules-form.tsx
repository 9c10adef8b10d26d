import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pictureLimits, savePictureRules } from '#contract/covers/picture-calls'
import { useUnsaved } from '../../../../features/forms/unsaved-changes'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Checkbox } from '../../../../ui/checkbox'
import { Field } from '../../../../ui/field'
import { Notice } from '../../../../ui/notice'
import { Skeleton } from '../../../../ui/skeleton'
import { TextInput } from '../../../../ui/text-input'
import { staffMay, useStaff } from '../../staff-queries'
import { useStaffDeed } from '../../use-staff-deed'
import { type Rules, refreshCovers, rulesQuery } from '../cover-queries'

/** Whether members may have pictures made, and how many. Only an admin changes it. */
export function PictureRules() {
  const { data } = useQuery(rulesQuery)
  if (!data) return <Skeleton className="h-24 w-full rounded-card" />
  return <RulesForm key={data.version} rules={data} />
}

const isAmount = (text: string) => /^\d{1,6}(\.\d{1,4})?$/.test(text)
const isCount = (text: string) => /^\d{1,4}$/.test(text) && Number(text) <= pictureLimits.daily

function RulesForm({ rules }: { rules: Rules }) {
  const t = useWords('cover-offer')
  const mayChange = staffMay(useStaff(), savePictureRules)
  const { model, version } = rules
  const saved = {
    ...{ isOffered: rules.is_offered, passesUnseen: rules.passes_unseen },
    ...{ pictures: String(rules.daily_pictures), amount: rules.daily_amount },
  }
  const [draft, setDraft] = useState(saved)
  const [run, isBusy] = useStaffDeed(refreshCovers)
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved)
  useUnsaved('picture rules', isChanged, () => setDraft(saved))
  const isFit = isCount(draft.pictures) && isAmount(draft.amount)
  const save = () =>
    run(
      () =>
        api(savePictureRules, {
          ...{ version, is_offered: draft.isOffered, passes_unseen: draft.passesUnseen },
          ...{ daily_pictures: Number(draft.pictures), daily_amount: draft.amount },
        }),
      t('saved'),
    )
  if (!model) return <Notice title={t('model.none')}>{t('model.noneText')}</Notice>
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        if (isFit) void save()
      }}
      className="rounded-card border border-line p-5"
    >
      <h2 className="text-lg">{t('rules.title')}</h2>
      <p className="mt-1 text-sm text-soft">
        {t('model.is', { name: model.name, price: model.price, currency: model.currency })}
      </p>
      <fieldset disabled={!mayChange} className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <legend className="sr-only">{t('rules.title')}</legend>
        <Checkbox
          checked={draft.isOffered}
          onChange={event => setDraft({ ...draft, isOffered: event.target.checked })}
        >
          {t('rules.offered')}
        </Checkbox>
        <Checkbox
          checked={draft.passesUnseen}
          onChange={event => setDraft({ ...draft, passesUnseen: event.target.checked })}
        >
          {t('rules.unseen')}
        </Checkbox>
        <Field
          label={t('rules.pictures')}
          error={isCount(draft.pictures) ? undefined : t('rules.wrongCount', { most: pictureLimits.daily })}
        >
          <TextInput
            inputMode="numeric"
            className="num"
            value={draft.pictures}
            onChange={event => setDraft({ ...draft, pictures: event.target.value.trim() })}
          />
        </Field>
        <Field
          label={t('rules.amount', { currency: model.currency })}
          error={isAmount(draft.amount) ? undefined : t('rules.wrongAmount')}
        >
          <TextInput
            inputMode="decimal"
            className="num"
            value={draft.amount}
            onChange={event => setDraft({ ...draft, amount: event.target.value.trim() })}
          />
        </Field>
      </fieldset>
      {mayChange ? (
        <Button type="submit" className="mt-4" disabled={!isChanged || !isFit} loading={isBusy}>
          {t('save')}
        </Button>
      ) : (
        <p className="mt-3 text-sm text-soft">{t('rules.onlyAdmin')}</p>
      )}
    </form>
  )
}
