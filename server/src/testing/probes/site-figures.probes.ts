import * as figures from '../../modules/content/home/site-figures.queries'
import { type ProbesOf, write } from './probe'

const ever = new Date(0)

export const probes: ProbesOf<typeof figures> = {
  middleReviewTime: write(tx => figures.middleReviewTime(tx, ever)),
  middleAnswerTime: write(tx => figures.middleAnswerTime(tx, ever)),
  worksOnline: write(tx => figures.worksOnline(tx)),
}
