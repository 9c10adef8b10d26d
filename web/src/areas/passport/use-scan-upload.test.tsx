import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { uploadIdentityScan } from '#contract/identity/verification-calls'
import { postForm } from '../../lib/post-form'
import { answer } from '../../testing/server'
import { useScanUpload } from './use-scan-upload'

const ticket = 'a'.repeat(60)
const scan = { upload_id: '0190b5a0-0000-7000-8000-000000000001', mime: 'image/png', size: 7 }
const picture = new File(['picture'], 'front.png', { type: 'image/png' })

it('does not bring back what was taken away while its answer was being read', async () => {
  answer(uploadIdentityScan, scan)
  const onUploaded = vi.fn<(id: string) => void>()
  const { result } = renderHook(() => useScanUpload({ ticket, onUploaded, onExpired() {} }))
  const { text } = Response.prototype
  let readings = 0
  const read = vi.spyOn(Response.prototype, 'text').mockImplementation(function (this: Response) {
    // The first to read the answer is the line that brings it, the second the page.
    if (++readings === 2) act(() => result.current.remove())
    return text.call(this)
  })
  await act(() => result.current.choose(picture))
  read.mockRestore()
  expect(readings).toBe(2)
  expect(result.current.state).toBe('empty')
  expect(onUploaded).not.toHaveBeenCalledWith(scan.upload_id)
})

it('sends nothing that was given up before it could go', async () => {
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send')
  const given = postForm('/api/anything', new FormData(), {
    signal: AbortSignal.abort(new Error('given up')),
  })
  await expect(given).rejects.toThrow('given up')
  expect(send).not.toHaveBeenCalled()
})
