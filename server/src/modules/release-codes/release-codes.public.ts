export { assignCodes } from './assign-codes'
export { codeStock } from './code-stock'
export type { NewRange } from './release-codes.queries'
