import * as calls from '#contract/catalogue/calls'
import { handle } from '../../platform/http/call-handler'
import { jumpToThings } from './jump'
import { listTheCatalogue } from './list-catalogue'
import { readTheWork } from './read-catalogue-work'

export const catalogueRoutes = [
  handle(calls.listCatalogue, listTheCatalogue),
  handle(calls.readCatalogueWork, readTheWork),
  handle(calls.jumpTo, jumpToThings),
]
