// Tests of one process share its modules: whatever a test leaves in them, in storage or in cookies is cleared behind it.
import { cleanup } from '@testing-library/react'
import { vi } from 'vitest'
import { operatorClient } from '../areas/operator/staff-queries'
import { queryClient } from '../features/account/account-queries'
import { clearCookie } from '../lib/cookies'
import { leftFor, lines } from './browser-parts'
import { resetServer } from './server'

export function tidyUp() {
  vi.useRealTimers()
  cleanup()
  queryClient.clear()
  operatorClient.clear()
  lines.clear()
  leftFor.length = 0
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
  for (const entry of document.cookie.split('; ')) clearCookie(entry.split('=')[0] ?? '')
  document.body.innerHTML = ''
  document.documentElement.removeAttribute('data-theme')
  vi.restoreAllMocks()
  const complaints = resetServer()
  if (complaints.length > 0) throw new Error([...new Set(complaints)].join('\n'))
}
