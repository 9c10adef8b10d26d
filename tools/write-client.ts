// npm run client: writes the typed client anew from the contract.
import { writeFile } from 'node:fs/promises'
import { clientFile, writeClientText } from './client/client-text'

await writeFile(clientFile, await writeClientText())
