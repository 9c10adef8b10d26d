import * as account from '../../modules/infringement/cases-of-account.queries'
import { change, find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof account> = {
  hasOpenMeasure: find((tx, { memberId }) => account.hasOpenMeasure(tx, memberId)),
  emptyAnswers: change((tx, { memberId }) => account.emptyAnswers(tx, memberId)),
  forgetEvidenceOf: change((tx, { memberId }) => account.forgetEvidenceOf(tx, memberId)),
  forgetNameOf: change((tx, { memberId }) => account.forgetNameOf(tx, memberId)),
}
