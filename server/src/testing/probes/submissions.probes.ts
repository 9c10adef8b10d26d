import * as submissions from '../../modules/works/moves/submissions.queries'
import { find, type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof submissions> = {
  keepSubmission: write((tx, { workId }) => submissions.keepSubmission(tx, workId, new Date())),
  listSubmissions: find((tx, { workId }) => submissions.listSubmissions(tx, workId, new Date(), 5)),
  findOnline: find((tx, { workId }) => submissions.findOnline(tx, workId)),
}
