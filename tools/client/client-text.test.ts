import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { clientFile, writeClientText } from './client-text'

it('the typed client is what the contract says: npm run client writes it anew', async () => {
  expect(await readFile(clientFile, 'utf8')).toBe(await writeClientText())
})
