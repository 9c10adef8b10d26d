import * as like from '../../modules/works/list/works-like.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof like> = {
  worksLike: find(tx => like.worksLike(tx, ['owned'], 9)),
}
