import { useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { WorkKind } from '#contract/works/work'
import { createWork } from '#contract/works/work-calls'
import { api } from '../../lib/api'
import { CallRefused, TransportFailure } from '../../lib/api-client'
import { links } from '../../lib/links'
import { refreshWorks } from './work-queries'

/** Begins a draft and goes to its first step. A second click while the first is under way begins no second one. */
export function useNewWork({ replaces = false }: { replaces?: boolean } = {}) {
  const navigate = useNavigate()
  const isUnderWay = useRef(false)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const begin = useCallback(
    async (kind: WorkKind) => {
      if (isUnderWay.current) return
      isUnderWay.current = true
      setState('busy')
      try {
        const { data } = await api(createWork, { kind })
        void refreshWorks()
        await navigate(links.step(1, data.id), { replace: replaces })
        setState('idle')
      } catch (error) {
        // The client has told it.
        if (!(error instanceof CallRefused || error instanceof TransportFailure)) throw error
        setState('failed')
      } finally {
        isUnderWay.current = false
      }
    },
    [navigate, replaces],
  )
  return { begin, isBusy: state === 'busy', hasFailed: state === 'failed' }
}
