// How long the fuzz goes on. The suite takes a sample that is always the same; `DRILL=1` asks tens of thousands of times,
// each run in another way unless `FUZZ_SEED` says which. A failure names the seed.

const isDrill = process.env.DRILL === '1'

export const fuzzSeed = Number(process.env.FUZZ_SEED ?? (isDrill ? Date.now() % 2 ** 31 : 20_260_501))

/** Requests in a sample and in a drill; `FUZZ_COUNT` is what a drill asks of calls, the rest follows in proportion. */
export function fuzzCount(sample: number, drill: number): number {
  const scale = Number(process.env.FUZZ_COUNT ?? 40_000) / 40_000
  return isDrill ? Math.ceil(drill * scale) : sample
}
