import { useState } from 'react'
import { saveShadow } from '#contract/covers/desk-calls'
import { colour } from '#contract/covers/scene'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Field } from '../../../../ui/field'
import { TextInput } from '../../../../ui/text-input'
import { useStaffDeed } from '../../use-staff-deed'
import { refreshCovers, type Shadow } from '../cover-queries'
import { EditDialog } from '../edit-dialog'
import { isNamed, NameFields } from '../name-fields'
import { AmountField } from './amount-field'
import { ShadowSample } from './shadow-sample'

type Draft = Omit<Shadow, 'id'>

const begun: Draft = {
  names: { 'zh-CN': '', en: '' },
  blur: 60,
  offset_x: 0,
  offset_y: 24,
  color: '#000000',
  opacity: 0.35,
}
const isColour = (text: string) => colour.safeParse(text).success

/** A new shadow, or another look of one; layers that have it keep theirs. */
export function ShadowForm({ shadow, onClose }: { shadow: Shadow | undefined; onClose: () => void }) {
  const t = useWords('cover-offer')
  const { id, ...saved } = shadow ?? { ...begun, id: undefined }
  const [draft, setDraft] = useState<Draft>(saved)
  const [isTried, setIsTried] = useState(false)
  const [run, isBusy] = useStaffDeed(refreshCovers)
  const change = (part: Partial<Draft>) => setDraft(before => ({ ...before, ...part }))
  const save = () => {
    setIsTried(true)
    if (!isNamed(draft.names) || !isColour(draft.color)) return
    void run(() => api(saveShadow, { ...(id && { id }), ...draft }), t('saved'), onClose)
  }
  const shown = isColour(draft.color) ? draft.color : '#000000'
  return (
    <EditDialog
      title={t(shadow ? 'shadow.edit' : 'shadow.new')}
      submit={t('save')}
      isChanged={JSON.stringify(draft) !== JSON.stringify(saved)}
      isBusy={isBusy}
      onSubmit={save}
      onClose={onClose}
    >
      <ShadowSample shadow={{ ...draft, color: shown }} size="form" />
      <NameFields names={draft.names} isTried={isTried} onChange={names => change({ names })} />
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <AmountField
          label={t('shadow.blur')}
          {...{ min: 0, max: 400, step: 2 }}
          value={draft.blur}
          onChange={blur => change({ blur })}
        />
        <AmountField
          label={t('shadow.opacity')}
          {...{ min: 0, max: 100, step: 1, unit: '%' }}
          value={Math.round(draft.opacity * 100)}
          onChange={percent => change({ opacity: percent / 100 })}
        />
        <AmountField
          label={t('shadow.across')}
          {...{ min: -300, max: 300, step: 2 }}
          value={draft.offset_x}
          onChange={offset_x => change({ offset_x })}
        />
        <AmountField
          label={t('shadow.down')}
          {...{ min: -300, max: 300, step: 2 }}
          value={draft.offset_y}
          onChange={offset_y => change({ offset_y })}
        />
      </div>
      <Field
        label={t('shadow.colour')}
        hint={t('shadow.units')}
        error={isColour(draft.color) ? undefined : t('shadow.wrongColour')}
      >
        <div className="flex gap-2">
          <input
            type="color"
            aria-label={t('shadow.chooseColour')}
            value={shown}
            onChange={event => change({ color: event.target.value })}
            className="size-11 shrink-0 rounded-control border border-edge bg-surface p-1"
          />
          <TextInput
            value={draft.color}
            maxLength={7}
            className="num"
            onChange={event => change({ color: event.target.value.trim().toLowerCase() })}
          />
        </div>
      </Field>
    </EditDialog>
  )
}
