export { isOwnWork } from './queue/review-queue.queries'
export { addStartingReasons } from './reasons/add-starting-reasons'
