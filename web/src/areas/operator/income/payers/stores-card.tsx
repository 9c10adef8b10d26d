import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { Field } from '../../../../ui/field'
import { IconButton } from '../../../../ui/icon-button'
import { Select } from '../../../../ui/select'
import { TextInput } from '../../../../ui/text-input'
import type { StoreDraft } from './payer-draft'
import type { IncomeChannels } from './payer-form'
import type { PayerFormState } from './use-payer-form'

/** What the payer calls each channel: every name once, several may mean the same. */
export function StoresCard({ form, channels }: { form: PayerFormState; channels: IncomeChannels }) {
  const t = useWords('income-desk')
  const { draft, set, problems } = form
  const change = (index: number, values: Partial<StoreDraft>) =>
    set({ stores: draft.stores.map((store, at) => (at === index ? { ...store, ...values } : store)) })
  return (
    <Card title={t('payer.stores')} detail={t('payer.storesText')}>
      {draft.stores.length === 0 && <p className="text-soft">{t('payer.noStores')}</p>}
      <ul className="grid gap-3">
        {draft.stores.map(({ store, channelId }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row that is being typed has no other identity
          <li key={index} className="flex items-start gap-3">
            <div className="grid min-w-0 flex-1 items-start gap-3 sm:grid-cols-2">
              <Field label={t('payer.store')} hideLabel error={problems[`stores.${index}`]}>
                <TextInput
                  value={store}
                  maxLength={200}
                  placeholder={t('payer.store')}
                  onChange={event => change(index, { store: event.target.value })}
                />
              </Field>
              <Select
                label={t('payer.channel')}
                placeholder={t('payer.chooseChannel')}
                value={channelId === null ? '' : String(channelId)}
                onChange={chosen => change(index, { channelId: Number(chosen) })}
                options={channels.map(({ id, name }) => ({ value: String(id), label: name }))}
              />
            </div>
            <IconButton
              label={t('payer.removeStore', { store })}
              onClick={() => set({ stores: draft.stores.filter((_, at) => at !== index) })}
            >
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        size="small"
        className="mt-4"
        icon={<Plus aria-hidden="true" className="size-4" />}
        onClick={() => set({ stores: [...draft.stores, { store: '', channelId: null }] })}
      >
        {t('payer.addStore')}
      </Button>
    </Card>
  )
}
