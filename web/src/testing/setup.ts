import { configure, getConfig } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { addBrowserParts } from './browser-parts'
import { answerCaptcha } from './captcha'
import { quickLabels } from './quick-labels'
import { quickReact } from './quick-react'
import { tidyUp } from './tidy-up'

// Shared machines stand still for a while now and then. Waiting long costs nothing where all is well.
configure({ asyncUtilTimeout: 10_000 })

// What is waited for fails many times before it is there: the page is written out only when nobody waits any longer.
const { getElementError } = getConfig()
configure({
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? '') : getElementError(message, container),
})
const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true

quickReact()
quickLabels()

beforeEach(() => {
  addBrowserParts()
  answerCaptcha()
})
afterEach(tidyUp)
