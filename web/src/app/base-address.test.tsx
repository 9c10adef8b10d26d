// Specification, section 7: "Requests go to a base address from environment configuration."
import { screen } from '@testing-library/react'
import { Upload } from 'tus-js-client'
import { beforeEach, expect, it, vi } from 'vitest'
import { memberLivePath, staffLivePath } from '#contract/live-paths'
import { hashFile } from '../areas/guest/agreement/hash-file'
import { exportAddress, readListState } from '../areas/member/works/list/list-state'
import { ExportLinks } from '../features/export/export-links'
import { openLine } from '../features/live/live-line'
import { KeptUploads } from '../features/uploads/resumable/kept-uploads'
import { Sending } from '../features/uploads/resumable/sending'
import { send } from '../lib/api-client'
import { lines } from '../testing/browser-parts'
import { renderPart } from '../testing/render-part'

const asked: string[] = []
const envelope = () =>
  new Response(JSON.stringify({ code: 1, msg: '', data: { sha256: 'a' } }), {
    headers: { 'content-type': 'application/json' },
  })

beforeEach(() => {
  vi.stubEnv('VITE_API_BASE', '/gateway')
  asked.length = 0
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address.replace(/\d{10}$/, 'T'))
    return envelope()
  })
})

it('reaches calls of every kind', async () => {
  await send('GET', '/api/user/info')
  await send('POST', '/api/user/logoutaccount')
  expect(asked).toEqual(['/gateway/api/user/info?t=T', '/gateway/api/user/logoutaccount'])
})

it('reaches forms with a file', async () => {
  const open = vi.spyOn(XMLHttpRequest.prototype, 'open')
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    this.onerror?.(new ProgressEvent('error'))
  })
  await send('POST', '/api/common/upload', new FormData(), { shows: () => true }).catch(() => {})
  expect(open.mock.calls).toEqual([['POST', '/gateway/api/common/upload']])
})

it.each([memberLivePath, staffLivePath])('reaches the live line %s', path => {
  const hangUp = openLine(path)
  expect([...lines].map(({ url }) => new URL(url, 'http://x').pathname)).toEqual([`/gateway${path}`])
  hangUp()
})

it('reaches exports', () => {
  renderPart(<ExportLinks path="/bills.csv" query={{ year: 2026 }} />)
  const links = screen.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(links).toEqual([
    '/gateway/bills.csv?year=2026&format=csv',
    '/gateway/bills.csv?year=2026&format=xlsx',
  ])
  expect(exportAddress(readListState(new URLSearchParams()))).toMatch(/^\/gateway\/works\.csv\?/)
})

it('reaches uploads: where they begin, and where the server says that they go on', async () => {
  const kept = new KeptUploads<object>('test-uploads')
  const endpoints: unknown[] = []
  vi.spyOn(Upload.prototype, 'start').mockImplementation(function (this: Upload) {
    endpoints.push(this.options.endpoint)
    this.url = '/uploads/7'
    this.options.onUploadUrlAvailable?.()
    endpoints.push(this.url, kept.all()[0]?.url)
    this.options.onSuccess?.({ lastResponse: {} as never })
  })
  const grant = { uploadId: '7', endpoint: '/uploads', grant: 'g', expiresAt: '2999-01-01T00:00:00.000Z' }
  const task = { file: new File(['x'], 'x.wav'), place: {}, fingerprint: 'f', kept, ask: async () => grant }
  expect(await new Sending(task, () => {}).run()).toBe('7')
  expect(endpoints).toEqual(['/gateway/uploads', '/gateway/uploads/7', '/gateway/uploads/7'])
})

it('reaches files that are hashed where the browser cannot', async () => {
  vi.stubGlobal('crypto', {})
  expect(await hashFile(new File(['x'], 'x.pdf'))).toBe('a')
  expect(asked).toEqual(['/gateway/api/agreements/checkfile'])
})
