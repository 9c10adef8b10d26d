import { afterEach, describe, expect, it, vi } from 'vitest'
import { uploadIdentityScan } from '#contract/identity/verification-calls'
import { apiWithFile } from './api'

afterEach(() => vi.unstubAllGlobals())

/** Answers every request, after half of it and then all of it has been sent. */
class AnsweringRequest {
  static sent: FormData[] = []
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload = () => {}
  onloadend = () => {}
  status = 200
  statusText = 'OK'
  responseText = JSON.stringify({ code: 1, msg: '', data: { upload_id: 'u' } })
  open() {}
  getResponseHeader() {
    return 'application/json'
  }
  send(form: FormData) {
    AnsweringRequest.sent.push(form)
    for (const loaded of [5, 10]) this.upload.onprogress?.({ loaded, total: 10 })
    this.onload()
    this.onloadend()
  }
}

describe('a call with a file', () => {
  it('sends its fields first and the file last, and tells how much has gone', async () => {
    vi.stubGlobal('XMLHttpRequest', AnsweringRequest)
    const shares: number[] = []
    const file = new File(['scan'], 'front.png', { type: 'image/png' })
    const { data } = await apiWithFile(uploadIdentityScan, { ticket: 'a-ticket' }, file, {
      onProgress: share => shares.push(share),
    })
    expect(data.upload_id).toBe('u')
    expect([...(AnsweringRequest.sent[0]?.keys() ?? [])]).toEqual(['ticket', 'file'])
    expect(shares).toEqual([0.5, 1])
  })
})
