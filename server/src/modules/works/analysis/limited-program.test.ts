import { describe, expect, it } from 'vitest'
import { withoutFfmpeg } from '../../../testing/audio'
import { ended, hasChecker, type Limits, startLimited } from './limited-program'

const endless = ['-nostdin', '-v', 'error', '-f', 'lavfi', '-i', 'anoisesrc', '-f', 'null', '-']
const roomy: Limits = { cpuSeconds: 60, megabytes: 2000, minutes: 1 }

describe.skipIf(withoutFfmpeg())('a program that opens strangers’ files', () => {
  it('ends when it takes too much of the processor, which is the file’s fault', async () => {
    const { signal, code } = await ended(startLimited('ffmpeg', endless, { ...roomy, cpuSeconds: 1 }))
    expect(signal === 'SIGXCPU' || code !== 0).toBe(true)
  })

  it('gets no more memory than it may have, and is stopped should it hang for want of it', {
    tags: ['slow'],
  }, async () => {
    // One picture of this size has a gigabyte.
    const picture = [
      '-f',
      'lavfi',
      '-i',
      'color=s=16000x16000,format=rgba',
      '-frames:v',
      '1',
      '-f',
      'null',
      '-',
    ]
    const args = ['-nostdin', '-v', 'error', ...picture]
    const limits = { ...roomy, megabytes: 900, minutes: 0.05 }
    const ending = await ended(startLimited('ffmpeg', args, limits)).catch((error: Error) => error)
    expect(ending).not.toEqual({ code: 0, signal: null })
  })

  it('is stopped from outside, which says nothing about the file', async () => {
    const stopping = new AbortController()
    const ending = ended(startLimited('ffmpeg', endless, roomy, stopping.signal))
    stopping.abort()
    await expect(ending).rejects.toThrow()
  })

  it('is looked for each time', async () => {
    expect(hasChecker()).toBe(true)
    const path = process.env.PATH
    process.env.PATH = '/nowhere'
    expect(hasChecker()).toBe(false)
    process.env.PATH = path
  })
})
