// A channel on its form: what is typed stays until it is saved, on the version it was read with; problems stand at their fields.
import { useState } from 'react'
import type { OutputOf } from '#contract/call'
import { type ManagedChannel, type NewCredentials, saveChannel } from '#contract/distribution/channel-calls'
import type { ChannelProfile } from '#contract/distribution/channel-profile'
import { useUnsaved } from '../../../../features/forms/unsaved-changes'
import { api } from '../../../../lib/api'
import { CallRefused, TransportFailure } from '../../../../lib/api-client'
import { isRefusal } from '../../../../lib/is-refusal'
import { useWords } from '../../../../lib/words'
import { useToast } from '../../../../ui/toast'
import { operatorClient } from '../../staff-queries'
import { channelsQuery, refreshChannels } from '../channel-queries'
import { type Draft, draftOf, sentOf } from './draft'
import { findProblems, problemAt, problemsOf, tidied } from './form-problems'

type Saved = Pick<ManagedChannel, 'version' | 'profile'>
type Cost = Omit<OutputOf<typeof saveChannel>, 'version' | 'is_on' | 'waiting'>

export function useChannelForm(channel: ManagedChannel) {
  const t = useWords('channels')
  const toast = useToast()
  const [base, setBase] = useState<Saved>(channel)
  const [draft, setDraft] = useState(() => draftOf(channel))
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [cost, setCost] = useState<Cost>()
  const [isSaving, setIsSaving] = useState(false)
  const [wasRefused, setWasRefused] = useState(false)
  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(base))
  const isNewer = channel.version > base.version
  const begin = (saved: Saved) => {
    setBase(saved)
    setDraft(draftOf(saved))
    setProblems({})
    setWasRefused(false)
  }
  // Whoever has typed nothing follows a colleague; whoever has is told and decides.
  if (isNewer && !isChanged) begin(channel)
  useUnsaved(`channel-${channel.id}`, isChanged, () => begin(base))

  async function save() {
    if (isSaving) return
    const sent = sentOf(draft)
    const found = findProblems(sent, t)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    setIsSaving(true)
    try {
      const given = { id: channel.id, version: base.version, ...sent }
      const { data, msg } = await api(saveChannel, given, { shows: () => true })
      const profile = tidied(sent)
      // Another address that waits is not the channel's yet.
      const kept = data.waiting ? { ...profile, connection: base.profile.connection } : profile
      begin({ version: data.version, profile: kept })
      const { version: _, is_on: __, waiting, ...lost } = data
      setCost(Object.values(lost).some(Boolean) ? lost : undefined)
      toast({ title: waiting ? msg : t('saved'), tone: 'river' })
      await refreshChannels()
    } catch (error) {
      if (isRefusal(error, 'conflict')) setWasRefused(true)
      else if (error instanceof CallRefused) setProblems(problemsOf(error))
      else if (error instanceof TransportFailure) toast({ title: t('notSaved'), tone: 'accent' })
      else throw error
    } finally {
      setIsSaving(false)
    }
  }

  async function reload() {
    const all = await operatorClient.fetchQuery(channelsQuery)
    const newest = all.find(({ id }) => id === channel.id)
    if (newest) begin(newest)
  }

  return {
    channel,
    base,
    profile: draft.profile,
    credentials: draft.credentials,
    set: (values: Partial<ChannelProfile>) =>
      setDraft(before => ({ ...before, profile: { ...before.profile, ...values } })),
    setCredential: (name: keyof NewCredentials, value: string | undefined) =>
      setDraft(before => ({ ...before, credentials: withCredential(before.credentials, name, value) })),
    problems,
    /** By the field's path, such as `profile.connection.host`. */
    problemOf: (field: string) => problemAt(problems, field),
    cost,
    forgetCost: () => setCost(undefined),
    save,
    undo: () => begin(base),
    reload,
    isChanged,
    isSaving,
    isBehind: wasRefused || (isNewer && isChanged),
  }
}

export type ChannelForm = ReturnType<typeof useChannelForm>

function withCredential(
  known: Draft['credentials'],
  name: keyof NewCredentials,
  value: string | undefined,
): Draft['credentials'] {
  const { [name]: _, ...others } = known
  return value === undefined ? others : { ...others, [name]: value }
}
