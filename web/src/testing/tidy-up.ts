// Tests of one process share its modules: whatever a test leaves in them, in storage or in cookies is cleared behind it.
import { cleanup } from '@testing-library/react'
import { vi } from 'vitest'
import { operatorClient } from '../areas/operator/staff-queries'
import { queryClient } from '../features/account/account-queries'
import { clearCookie } from '../lib/cookies'
import { addBrowserParts, leftFor, lines } from './browser-parts'
import { dropChannels } from './channels'
import { dropPageListeners } from './page-listeners'
import { resetServer } from './server'
import { dropTimers } from './timers'

export async function tidyUp() {
  vi.useRealTimers()
  // First of all: a test may have forbidden the very storage that is cleared here.
  vi.restoreAllMocks()
  cleanup()
  // Whoever leaves a page with something unsaved sends it: the server is there for that long.
  await new Promise(resolve => setTimeout(resolve))
  dropPageListeners()
  dropChannels()
  dropTimers()
  queryClient.clear()
  operatorClient.clear()
  lines.clear()
  leftFor.length = 0
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
  for (const entry of document.cookie.split('; ')) clearCookie(entry.split('=')[0] ?? '')
  document.body.innerHTML = ''
  for (const name of ['data-theme', 'data-menu']) document.documentElement.removeAttribute(name)
  // What a test put in place of the browser's own parts would meet the next file. What still runs behind the test finds the kit's.
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  addBrowserParts()
  const complaints = resetServer()
  if (complaints.length > 0) throw new Error([...new Set(complaints)].join('\n'))
}
