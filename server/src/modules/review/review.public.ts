export { addStartingReasons } from './reasons/add-starting-reasons'
