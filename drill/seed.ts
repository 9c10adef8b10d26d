/** DRILL_SEED=… repeats what a drill chose, though not what the machine made of it. */
export function drillSeed(): number {
  const given = Number(process.env.DRILL_SEED)
  return Number.isInteger(given) && given > 0 ? given : (Date.now() % 1_000_000_000) + 1
}
