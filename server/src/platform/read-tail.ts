import { open } from 'node:fs/promises'

/** The end of a file that only grows; nothing of one that is not there. */
export async function readTail(path: string, bytes: number): Promise<string> {
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
