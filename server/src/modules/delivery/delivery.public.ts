export { isKnownLink, isShopLink } from './answers/known-link'
export { MasterDamaged } from './packing/recipe'
export { runFfmpeg, withoutTags } from './packing/run-ffmpeg'
export { inWorkFolder } from './packing/work-folder'
