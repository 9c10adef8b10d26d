import * as shown from '../../modules/distribution/managing/shown-channels.queries'
import { type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof shown> = {
  touchShownChannels: write(tx => shown.touchShownChannels(tx)),
}
