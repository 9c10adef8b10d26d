export { countUnread } from './messages.queries'
export { notify } from './notify'
