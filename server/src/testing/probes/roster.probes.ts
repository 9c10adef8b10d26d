import * as roster from '../../modules/works/roster/roster.queries'
import { change, find, type ProbesOf, write } from './probe'

const content = { name: 'owned', roles: [], channel_ids: [], picture: '' }

export const probes: ProbesOf<typeof roster> = {
  listArtists: find((tx, { memberId }) =>
    roster.listArtists(tx, { memberId, search: '', after: undefined, limit: 1 }),
  ),
  findArtist: find((tx, { memberId, rosterId }) => roster.findArtist(tx, rosterId, memberId)),
  countArtists: find((tx, { memberId }) => roster.countArtists(tx, memberId)),
  insertArtist: write((tx, { memberId }) =>
    roster.insertArtist(tx, memberId, { ...content, name: 'another' }, new Date()),
  ),
  noteArtists: write((tx, { memberId }) => roster.noteArtists(tx, memberId, [content], 20, new Date())),
  putArtist: change((tx, { rosterId }) => roster.putArtist(tx, rosterId, content)),
  deleteArtist: change((tx, { memberId, rosterId }) => roster.deleteArtist(tx, rosterId, memberId)),
  deleteRosterOf: change((tx, { memberId }) => roster.deleteRosterOf(tx, memberId)),
}
