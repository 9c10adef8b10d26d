import * as canned from '../../modules/support/desk/canned-answers.queries'
import { change, find, type ProbesOf, write } from './probe'

const fields = { title: 't', category: null, text: {}, now: new Date() }

export const probes: ProbesOf<typeof canned> = {
  listCanned: find(tx => canned.listCanned(tx)),
  insertCanned: write(tx => canned.insertCanned(tx, fields)),
  updateCanned: find((tx, owned) => canned.updateCanned(tx, owned.cannedAnswerId, fields)),
  countUse: change((tx, owned) => canned.countUse(tx, owned.cannedAnswerId)),
  deleteCanned: change((tx, owned) => canned.deleteCanned(tx, owned.cannedAnswerId)),
}
