/** One measured number beside what it should be. A file named *.bench.ts exports `run(): Promise<Figure[]>`. */
export type Figure = { name: string; value: number; unit: string; target: string; pass: boolean }
