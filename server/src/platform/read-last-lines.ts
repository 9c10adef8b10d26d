import { open } from 'node:fs/promises'

interface Kept {
  at: string
  agentId: number
}

/** What a site wrote last into a file of JSON lines that only grows, newest first. Only its end is read. */
export async function readLastLines<T extends Kept>(
  path: string,
  { bytes, lines, agentId }: { bytes: number; lines: number; agentId: number },
): Promise<T[]> {
  const text = await readTail(path, bytes)
  return text
    .split('\n')
    .filter(line => line.startsWith('{"at"') && line.endsWith('}'))
    .map((line): T => JSON.parse(line))
    .filter(kept => kept.agentId === agentId)
    .slice(-lines)
    .reverse()
}

async function readTail(path: string, bytes: number): Promise<string> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!file) return ''
  try {
    const { size } = await file.stat()
    const start = Math.max(0, size - bytes)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size - start), 0, size - start, start)
    return buffer.subarray(0, bytesRead).toString('utf8')
  } finally {
    await file.close()
  }
}
