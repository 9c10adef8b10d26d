import type { Payer } from '#contract/income/payer-calls'
import { useWords } from '../../../../lib/words'
import { Card } from '../../../../ui/card'
import { Field } from '../../../../ui/field'
import { TextInput } from '../../../../ui/text-input'
import { CopyButton } from '../../door/copy-button'
import type { PayerFormState } from './use-payer-form'

/** Where the payer leaves its reports without anybody here lifting a hand. */
export function FolderCard({ form, payer }: { form: PayerFormState; payer: Payer | undefined }) {
  const t = useWords('income-desk')
  const { draft, set, problems } = form
  const isSaved = payer?.drop_folder === draft.dropFolder
  return (
    <Card title={t('payer.folder')} detail={t('payer.folderText')}>
      <div className="grid gap-5">
        <Field label={t('payer.folderName')} hint={t('payer.folderHint')} error={problems.drop_folder}>
          <TextInput
            className="num max-w-80"
            value={draft.dropFolder}
            maxLength={60}
            placeholder={t('payer.folder.example')}
            autoCapitalize="none"
            spellCheck={false}
            onChange={event => set({ dropFolder: event.target.value.trim().toLowerCase() })}
          />
        </Field>
        {draft.dropFolder !== '' && !isSaved && <p className="text-sm text-soft">{t('payer.prefixLater')}</p>}
        {isSaved && payer?.drop_prefix && (
          <div>
            <p className="font-semibold">{t('payer.prefix')}</p>
            <div className="mt-1.5 flex flex-wrap items-center gap-3">
              <code className="rounded-control bg-sunken px-3 py-2 font-mono text-sm break-all">
                {payer.drop_prefix}
              </code>
              <CopyButton text={payer.drop_prefix} label={t('payer.copyPrefix')} />
            </div>
            <p className="mt-1.5 text-sm text-soft">{t('payer.prefixHint')}</p>
          </div>
        )}
      </div>
    </Card>
  )
}
