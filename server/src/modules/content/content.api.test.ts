import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readNews } from '#contract/content/calls'
import { agreements } from '#contract/identity/registration-calls'
import { testServer } from '../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

describe('a page of the site', () => {
  it('is there in both languages for everything a registration agrees to, with every place filled', async () => {
    for (const id of agreements) {
      for (const language of ['zh-CN', 'en']) {
        const caller = { headers: { 'accept-language': language } }
        const { data } = await server.call(readNews, { id, type: 2, tid: 0 }, caller)
        const page = data as { title: string; body_html: string }
        expect(page.body_html.length).toBeGreaterThan(800)
        expect(page.body_html).not.toMatch(/\{\w+\}/)
        expect(/[\u4e00-\u9fff]/.test(page.title)).toBe(language === 'zh-CN')
      }
    }
  })

  it('repeats the settings, not numbers of its own', async () => {
    await server.asOwner('update agents set royalty_rate = 0.65 where id = $1', [server.agentId])
    // Every server hears of a change at once, and asks again by itself after some seconds.
    await vi.waitFor(async () => {
      const { data } = await server.call(readNews, { id: 5, type: 2 })
      expect((data as { body_html: string }).body_html).toContain('65%')
    }, 10_000)
  })

  it('is not found under another id or kind', async () => {
    expect((await server.call(readNews, { id: 4, type: 2 })).code).toBe(1404)
    expect((await server.call(readNews, { id: 4711 })).code).toBe(1404)
    expect((await server.call(readNews, {})).code).toBe(1404)
  })

  it('cannot be rewritten afterwards by the application', async () => {
    const rewrite = server.database.change(server.agentId, tx =>
      tx.run("update content_versions set title = '{}'", []),
    )
    await expect(rewrite).rejects.toThrow(/permission denied/)
  })
})
