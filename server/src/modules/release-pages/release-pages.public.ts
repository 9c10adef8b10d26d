export { addressOfWork } from './address-of-work'
export { askForReleasePage } from './page-jobs'
export { listListed as listedReleases } from './release-pages.queries'
