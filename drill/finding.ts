/** One line of the table that `npm run drill` ends with. A file named *.drill.ts exports `run(): Promise<Finding[]>`. */
export type Finding = { did: string; found: string; pass: boolean }
