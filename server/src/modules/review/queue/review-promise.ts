// When a member has been promised an answer: so many days after handing the work in, whichever stage it is in by then.
import type { Site } from '../../../platform/http/site-directory'

const day = 86_400_000

export function answerDue({ facts }: Site, submittedAt: Date): Date {
  return new Date(submittedAt.getTime() + facts.promises.review_days * day)
}

/** Whatever was handed in before this moment is late. */
export function promisedBefore({ facts }: Site, now: Date): Date {
  return new Date(now.getTime() - facts.promises.review_days * day)
}
