import { useState } from 'react'
import { useNavigate } from 'react-router'
import { createPayer, type Payer, savePayer } from '#contract/income/payer-calls'
import { useUnsaved } from '../../../../features/forms/unsaved-changes'
import { api } from '../../../../lib/api'
import { CallRefused, TransportFailure } from '../../../../lib/api-client'
import { isRefusal } from '../../../../lib/is-refusal'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { useToast } from '../../../../ui/toast'
import { operatorClient } from '../../staff-queries'
import { payersQuery, refreshIncome } from '../income-queries'
import { draftOf, findProblems, type PayerDraft, sentOf } from './payer-draft'

/** What is typed stays until it is saved, on the version it was read with; problems stand at their fields. */
export function usePayerForm(payer: Payer | undefined) {
  const t = useWords('income-desk')
  const toast = useToast()
  const navigate = useNavigate()
  const [base, setBase] = useState(payer)
  const [draft, setDraft] = useState(() => draftOf(payer))
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [isSaving, setIsSaving] = useState(false)
  const [isBehind, setIsBehind] = useState(false)
  const [created, setCreated] = useState<number>()
  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(base))
  const begin = (from: Payer | undefined) => {
    setBase(from)
    setDraft(draftOf(from))
    setProblems({})
    setIsBehind(false)
  }
  // Whoever has typed nothing follows a colleague.
  if (payer && payer.version > (base?.version ?? 0) && !isChanged) begin(payer)
  useUnsaved(`payer-${payer?.id ?? 'new'}`, isChanged && created === undefined, () => begin(base))

  async function save() {
    if (isSaving) return
    const found = findProblems(draft)
    setProblems(Object.fromEntries(Object.entries(found).map(([field, word]) => [field, t(`wrong.${word}`)])))
    if (Object.keys(found).length > 0) return
    setIsSaving(true)
    try {
      if (base) await keep(base)
      else await create()
    } catch (error) {
      if (isRefusal(error, 'conflict')) setIsBehind(true)
      else if (error instanceof CallRefused) setProblems(problemsOf(error))
      else if (error instanceof TransportFailure) toast({ title: t('payer.notSaved'), tone: 'accent' })
      else throw error
    } finally {
      setIsSaving(false)
    }
  }

  async function keep({ id, version }: Payer) {
    const sent = sentOf(draft)
    const { data } = await api(savePayer, { id, version, ...sent }, { shows: () => true })
    if (base) begin({ ...base, ...sent, version: data.version })
    toast({ title: t('payer.saved'), tone: 'river' })
    await refreshIncome()
  }

  async function create() {
    const { data } = await api(createPayer, sentOf(draft), { shows: () => true })
    setCreated(data.id)
    toast({ title: t('payer.saved'), tone: 'river' })
    await refreshIncome()
    await navigate(links.operatorPayer(data.id), { replace: true })
  }

  async function reload() {
    const all = await operatorClient.fetchQuery(payersQuery)
    begin(all.find(({ id }) => id === payer?.id))
  }

  return {
    draft,
    set: (values: Partial<PayerDraft>) => setDraft(before => ({ ...before, ...values })),
    problems,
    isChanged,
    isSaving,
    isBehind,
    save,
    undo: () => begin(base),
    reload,
  }
}

export type PayerFormState = ReturnType<typeof usePayerForm>

function problemsOf({ fields, message }: CallRefused): Readonly<Record<string, string>> {
  if (fields.length === 0) return { '': message }
  // A store's own fields are shown at its row.
  return Object.fromEntries(
    fields.map(({ field, message: text }) => [field.replace(/^(stores\.\d+).*/, '$1'), text]),
  )
}
