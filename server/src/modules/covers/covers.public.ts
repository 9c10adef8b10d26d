export { coversOfAccount } from './covers-of-account'
export { registerCoverImages } from './images/serve-images'
export { addStartingCovers } from './starting/add-starting-covers'
