import { binOf } from '../tools/project.mjs'
import { run } from '../tools/run-process.mjs'

/** With everything they have, on any Node: the servers that journeys start run on the same one. */
export async function runJourneys(files: string[], node = process.execPath) {
  const args = [binOf('playwright'), 'test', ...files, '--reporter=list']
  const { code, output } = await run(node, args, { env: { DRILL: '1' } })
  if (code !== 0) console.error(output)
  const counts: string[] = output.match(/^ +\d+ (passed|failed|flaky|skipped).*$/gm) ?? []
  return { pass: code === 0, found: counts.map(line => line.trim()).join(', ') || 'did not begin' }
}
