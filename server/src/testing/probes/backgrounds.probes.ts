import * as backgrounds from '../../modules/covers/backgrounds/backgrounds.queries'
import { change, find, type ProbesOf, write } from './probe'

const names = { 'zh-CN': 'owned', en: 'owned' }

export const probes: ProbesOf<typeof backgrounds> = {
  insertBackground: write((tx, { coverImageId }) =>
    backgrounds.insertBackground(tx, {
      ...{ names, moods: [], palette: [], now: new Date() },
      ...{ imageId: coverImageId, thumbnailId: coverImageId },
    }),
  ),
  listShownBackgrounds: find(tx => backgrounds.listShownBackgrounds(tx, { mood: 'night', limit: 10 })),
  listAllBackgrounds: find(tx => backgrounds.listAllBackgrounds(tx)),
  lockBackground: find((tx, { backgroundId }) => backgrounds.lockBackground(tx, backgroundId)),
  changeBackground: change((tx, { backgroundId }) =>
    backgrounds.changeBackground(tx, backgroundId, { isHidden: true }),
  ),
  countBackgrounds: find(tx => backgrounds.countBackgrounds(tx)),
}
