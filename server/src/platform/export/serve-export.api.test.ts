import type { AddressInfo } from 'node:net'
import cookie from '@fastify/cookie'
import exceljs from 'exceljs'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { listWorks } from '#contract/works/work-calls'
import { buildWork } from '../../testing/build-work'
import { testServer } from '../../testing/test-server'
import type { CallEnvironment } from '../http/bind-calls'
import { serveExport } from './serve-export'

let server: Awaited<ReturnType<typeof testServer>>

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

describe('a list as a file', () => {
  const get = (query: string, cookies: Record<string, string>) =>
    server.app.inject({
      url: `/works.csv${query}`,
      cookies,
      headers: { host: server.domain, 'accept-language': 'zh-CN' },
    })

  it('is a workbook for those who ask for one', async () => {
    const member = await server.loggedInMember()
    await buildWork(server, member.memberId, { title: '=夜航' })
    const { headers, rawPayload } = await get('?format=xlsx', member.cookies)
    expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="works\.xlsx"; filename\*=UTF-8''%E4.*\.xlsx$/,
    )
    const book = new exceljs.Workbook()
    await book.xlsx.load(rawPayload as unknown as ArrayBuffer)
    const sheet = book.getWorksheet('作品列表')
    expect(sheet?.getCell('B2').value).toBe('=夜航')
    expect(sheet?.getCell('J2').value).toBeInstanceOf(Date)
  })

  it('is no other kind of file', async () => {
    const member = await server.loggedInMember()
    expect((await get('?format=pdf', member.cookies)).json()).toMatchObject({ code: 1400 })
  })
})

describe('a list that fails', () => {
  async function* failing(good: number) {
    for (let batch = 0; batch < good; batch++) yield ['x'.repeat(1_000)]
    throw new Error('the database is gone')
  }

  /** The binder's surroundings with somebody who may read everything. */
  async function serve(good: number) {
    const app = Fastify()
    await app.register(cookie)
    const environment = {
      sites: { byHost: async () => ({ agentId: server.agentId }) },
      database: server.database,
      clock: { now: () => new Date() },
      authenticate: async () => ({ kind: 'member', memberId: 1, role: 'owner' }),
    } as unknown as CallEnvironment
    serveExport(app, environment, {
      path: '/list',
      like: listWorks,
      input: z.object({}),
      open: async () => ({
        title: 'List',
        plainName: 'list',
        columns: [{ heading: 'T', kind: 'text', value: (row: string) => row }],
        rows: failing(good),
      }),
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    return { app, url: `http://127.0.0.1:${port}/list` }
  }

  it.each(['csv', 'xlsx'])('in the middle ends the download of a %s visibly', async format => {
    const { app, url } = await serve(200)
    try {
      const response = await fetch(`${url}?format=${format}`)
      expect(response.status).toBe(200)
      await expect(response.arrayBuffer()).rejects.toThrow('terminated')
    } finally {
      await app.close()
    }
  })

  it('at its beginning is an answer, and no file', async () => {
    const { app, url } = await serve(0)
    try {
      const response = await fetch(url)
      expect(response.status).toBe(500)
      expect(response.headers.get('content-disposition')).toBeNull()
    } finally {
      await app.close()
    }
  })
})
