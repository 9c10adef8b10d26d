export { notify } from './notify'
