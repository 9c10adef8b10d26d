import type { Finding } from './finding'
import { runTests } from './run-tests'

export async function run(): Promise<Finding[]> {
  return [
    await runTests(
      'what no client would send, to every call, page and link',
      ['server/src/testing/fuzz'],
      /^fuzz: /,
    ),
  ]
}
