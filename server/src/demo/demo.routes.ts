import { demoPhone } from '#contract/identity/calls'
import { handle } from '../platform/http/call-handler'
import { showDemoPhone } from './demo-phone'

export const demoRoutes = [handle(demoPhone, showDemoPhone)]
