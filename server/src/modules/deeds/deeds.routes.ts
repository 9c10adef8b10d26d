import { agreeToDeed, listDeeds, stopDeed } from '#contract/deeds/calls'
import { handle } from '../../platform/http/call-handler'
import { agreeToTheDeed } from './agree-to-deed'
import { listTheDeeds } from './list-deeds'
import { stopTheDeed } from './stop-deed'

export const deedsRoutes = [
  handle(listDeeds, listTheDeeds),
  handle(agreeToDeed, agreeToTheDeed),
  handle(stopDeed, stopTheDeed),
]
