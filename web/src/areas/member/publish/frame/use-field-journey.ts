// The way to a field: to its step, into its track, and with the keyboard into the field itself, whose message shows then.
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Work } from '#contract/works/work'
import type { FieldKey, OpenDraft } from '../../../../features/works/draft/draft-context'
import { fieldOnScreen, stepOf } from '../../../../features/works/missing-place'
import { links } from '../../../../lib/links'
import { focusField } from './focus-field'
import type { Step } from './step-frame'

export function useFieldJourney(
  work: Work,
  step: Step,
): Pick<OpenDraft, 'target' | 'isAsked' | 'touch' | 'goTo'> {
  const navigate = useNavigate()
  const location = useLocation()
  const [asked, setAsked] = useState<ReadonlySet<FieldKey>>(new Set())
  const [target, setTarget] = useState<OpenDraft['target']>()

  const touch = useCallback((key: FieldKey) => {
    setAsked(known => (known.has(key) ? known : new Set(known).add(key)))
  }, [])
  const arrive = useCallback(
    (key: FieldKey) => {
      touch(key)
      setTarget(before => ({ key, turn: (before?.turn ?? 0) + 1 }))
    },
    [touch],
  )
  const goTo = useCallback(
    (wanted: FieldKey) => {
      const key = fieldOnScreen(work.kind, wanted)
      if (stepOf(key) === step) arrive(key)
      else void navigate(`${links.step(stepOf(key), work.id)}#${key}`)
    },
    [work, step, arrive, navigate],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address again is another journey
  useEffect(() => {
    const key = fieldOnScreen(work.kind, decodeURIComponent(location.hash.slice(1)))
    if (key && stepOf(key) === step) arrive(key)
  }, [location.key])
  useEffect(() => {
    if (target) return focusField(target.key)
  }, [target])

  return { target, isAsked: key => asked.has(key), touch, goTo }
}
