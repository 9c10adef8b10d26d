import { configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { addBrowserParts } from './browser-parts'
import { answerCaptcha } from './captcha'
import { tidyUp } from './tidy-up'

// Shared machines stand still for a while now and then. Waiting long costs nothing where all is well.
configure({ asyncUtilTimeout: 10_000 })

beforeEach(() => {
  addBrowserParts()
  answerCaptcha()
})
afterEach(tidyUp)
