import type { readSiteFigures } from '#contract/content/calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { channelsOf, logoOf } from '../../distribution/distribution.public'
import { middleAnswerTime, middleReviewTime, worksOnline } from './site-figures.queries'

/** Fewer say more about themselves than about the site. */
const leastSamples = 20
const sampledDays = 90

export async function readTheFigures({ tx, language, now }: CallContext<typeof readSiteFigures>) {
  const since = new Date(now.getTime() - sampledDays * 86_400_000)
  const [channels, online, review, answer] = await Promise.all([
    channelsOf(tx),
    worksOnline(tx),
    middleReviewTime(tx, since),
    middleAnswerTime(tx, since),
  ])
  return {
    channels: channels
      .filter(({ is_sandbox }) => !is_sandbox)
      .map(channel => ({
        name: channel.name[language],
        logo: logoOf(channel),
        lead_days: channel.lead_days,
      })),
    works_online: online,
    review_hours: meaningful(review),
    answer_hours: meaningful(answer),
  }
}

function meaningful({ samples, hours }: { samples: number; hours: number | null }): number | null {
  return Number(samples) >= leastSamples && hours !== null ? Math.round(hours * 10) / 10 : null
}
