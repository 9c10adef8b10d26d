// One part of the settings on its form: what is typed stays until it is saved, problems stand at their fields.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { type SentInputOf, takesFactor } from '#contract/call'
import { saveSettings } from '#contract/sites/settings-calls'
import { useUnsaved } from '../../../features/forms/unsaved-changes'
import { apiWithCode } from '../../../features/second-factor/api-with-code'
import { api } from '../../../lib/api'
import { CallRefused, NotSent, TransportFailure } from '../../../lib/api-client'
import { isRefusal } from '../../../lib/is-refusal'
import { useWords } from '../../../lib/words'
import { useToast } from '../../../ui/toast'
import { type Settings, settingsQuery } from './settings-queries'

type Parts = Omit<SentInputOf<typeof saveSettings>, 'version' | 'code'>

export function usePart<Draft>(
  name: string,
  settings: Settings,
  saved: Draft,
  toParts: (draft: Draft) => Parts,
) {
  const t = useWords('site')
  const toast = useToast()
  const client = useQueryClient()
  const { revalidate } = useRevalidator()
  const [draft, setDraft] = useState(saved)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [isSaving, setIsSaving] = useState(false)
  const [isBehind, setIsBehind] = useState(false)
  const [waitedAt, setWaitedAt] = useState<number>()
  // What waits is no setting yet: the form shows what was kept as soon as it is here.
  if (waitedAt !== undefined && settings.version > waitedAt) {
    setWaitedAt(undefined)
    setDraft(saved)
  }
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved)
  useUnsaved(name, isChanged, () => setDraft(saved))

  async function save() {
    if (isSaving) return
    setIsSaving(true)
    setProblems({})
    try {
      const input = { version: settings.version, ...toParts(draft) }
      const send = takesFactor(saveSettings, input) ? apiWithCode : api
      const { data, msg } = await send(saveSettings, input, { shows: () => true })
      // Name, mark and colours of the page around the form are settings too.
      await Promise.all([client.invalidateQueries({ queryKey: settingsQuery.queryKey }), revalidate()])
      if (data.waiting.length > 0) setWaitedAt(settings.version)
      toast({ title: data.waiting.length > 0 ? msg : t('saved'), tone: 'river' })
    } catch (error) {
      if (isRefusal(error, 'conflict')) setIsBehind(true)
      else if (error instanceof CallRefused) setProblems(problemsOf(error))
      else if (error instanceof TransportFailure) toast({ title: t('notSaved'), tone: 'accent' })
      else if (!(error instanceof NotSent)) throw error
    } finally {
      setIsSaving(false)
    }
  }

  return {
    draft,
    change: (changed: Partial<Draft>) => setDraft(before => ({ ...before, ...changed })),
    /** By the end of the field's path, such as `withdrawal_fee`. */
    problemOf: (field: string) =>
      Object.entries(problems).find(([path]) => path === field || path.endsWith(`.${field}`))?.[1],
    otherProblem: problems[''],
    save,
    undo: () => setDraft(saved),
    isChanged,
    isSaving,
    isBehind,
    reload: () => {
      setIsBehind(false)
      return client.refetchQueries({ queryKey: settingsQuery.queryKey })
    },
  }
}

export type Part = Omit<ReturnType<typeof usePart>, 'draft' | 'change'>

function problemsOf({ fields, message }: CallRefused): Record<string, string> {
  if (fields.length === 0) return { '': message }
  return Object.fromEntries(fields.map(({ field, message: text }) => [field, text]))
}
