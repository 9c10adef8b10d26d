// How long the fuzz goes on. The suite takes one round, which is always the same; `DRILL=1` goes on for minutes, each run
// in another way unless `FUZZ_SEED` says which. `FUZZ_ROUNDS` says how many rounds. A failure names the seed.

export const isDrill = process.env.DRILL === '1'
const longestDrill = 240_000

export const fuzzSeed = Number(process.env.FUZZ_SEED ?? (isDrill ? Date.now() % 2 ** 31 : 20_260_501))

/** The seed of each round. A slow machine drills for as long as a fast one, and gets less far. */
export function* fuzzRounds(): Generator<number> {
  const rounds = Number(process.env.FUZZ_ROUNDS ?? (isDrill ? 50 : 1))
  const until = Date.now() + longestDrill
  for (let round = 0; round < rounds && Date.now() < until; round += 1) yield fuzzSeed + round * 1000
}
