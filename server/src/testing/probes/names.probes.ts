import * as names from '../../modules/works/drafts/names.queries'
import { find, type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof names> = {
  noteName: write((tx, { memberId }) => names.noteName(tx, memberId, 'label', 'owned', new Date())),
  findNames: find((tx, { memberId }) => names.findNames(tx, memberId, ['artist', 'label'], '')),
}
