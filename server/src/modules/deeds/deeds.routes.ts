import {
  agreeToDeed,
  confirmOwnerDeed,
  listDeeds,
  readOwnerDeed,
  stopDeed,
  stopOwnerDeed,
} from '#contract/deeds/calls'
import { handle } from '../../platform/http/call-handler'
import { agreeToTheDeed } from './agree-to-deed'
import { listTheDeeds } from './list-deeds'
import { confirmTheOwnerDeed, readTheOwnerDeed, stopTheOwnerDeed } from './owner-link'
import { stopTheDeed } from './stop-deed'

export const deedsRoutes = [
  handle(listDeeds, listTheDeeds),
  handle(agreeToDeed, agreeToTheDeed),
  handle(stopDeed, stopTheDeed),
  handle(readOwnerDeed, readTheOwnerDeed),
  handle(confirmOwnerDeed, confirmTheOwnerDeed),
  handle(stopOwnerDeed, stopTheOwnerDeed),
]
