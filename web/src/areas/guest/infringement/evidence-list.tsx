import { useState } from 'react'
import {
  type EvidenceKind,
  evidenceKinds,
  evidenceLimits,
  neededProofs,
} from '#contract/infringement/case-rules'
import { useOnce } from '../../../features/forms/use-once'
import { fileSize } from '../../../features/materials/file-size'
import { useWords } from '../../../lib/words'
import { ChoiceChips } from '../../../ui/choice-chips'
import { Field } from '../../../ui/field'
import { TextInput } from '../../../ui/text-input'
import { sendEvidence } from './send-evidence'

type EvidenceListProps = {
  link: string
  files: readonly { name: string; size: number; kind: EvidenceKind; added_at: string }[]
  canAdd: boolean
  onAdded: () => void
}

export function EvidenceList({ link, files, canAdd, onAdded }: EvidenceListProps) {
  const t = useWords('infringement')
  const [once, isBusy] = useOnce()
  const missing = neededProofs.filter(proof => files.every(file => file.kind !== proof))
  const [chosen, setChosen] = useState<EvidenceKind>()
  const kind = chosen ?? missing[0] ?? 'evidence'
  const add = (file: File | undefined) => file && once(() => sendEvidence(link, kind, file)).then(onAdded)
  return (
    <section aria-busy={isBusy}>
      <h2 className="text-xl">{t('evidence')}</h2>
      <ul className="mt-3 grid gap-1">
        {files.map(({ name, size, kind: is, added_at }) => (
          <li key={added_at} className="break-words">
            {name} <span className="text-sm text-soft">{t(`evidenceKind.${is}`)}</span>{' '}
            <span className="num whitespace-nowrap text-sm text-soft">{fileSize(size)}</span>
          </li>
        ))}
      </ul>
      {files.length === 0 && <p className="text-soft">{t('noEvidence')}</p>}
      {canAdd &&
        missing.map(proof => (
          <p key={proof} className="mt-1 font-medium text-accent">
            {t(`case.missing.${proof}`)}
          </p>
        ))}
      {canAdd && (
        <Field label={t('case.addFile')} hideLabel group className="mt-4">
          <ChoiceChips
            name="kind"
            options={evidenceKinds}
            value={kind}
            labelOf={one => t(`evidenceKind.${one}`)}
            onChange={setChosen}
          />
        </Field>
      )}
      {canAdd && (
        <Field
          label={t('case.addFile')}
          hint={t(kind === 'identity' ? 'form.identityUnseen' : 'form.filesSeen')}
          className="mt-4 max-w-md"
        >
          <TextInput
            key={files.length}
            type="file"
            accept={evidenceLimits.types}
            disabled={isBusy}
            className="bg-surface! py-2.5"
            onChange={event => void add(event.target.files?.[0])}
          />
        </Field>
      )}
    </section>
  )
}
